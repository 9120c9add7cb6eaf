import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
})
afterAll(() => test.close())

/** A tea of 3.00 of which a coupon leaves so much, in halalas. */
async function cartOf(left: number) {
  const payer = await shop.payer({})
  const coupon = await shop.coupon({ kind: 'amount', amount: 300 - left })
  const cart = await payer.visitor.choose(await payer.cart('Tea'), { coupon })
  return { ...payer, cart }
}

describe('safety 7: less than the gateway takes at least', () => {
  it('is not offered by card, says why in both languages, and is paid another way', async () => {
    const { visitor, mobile, cart } = await cartOf(40)
    expect(cart.bill.to_pay).toBe('0.40')
    expect(cart.blocked).toEqual({
      code: 'card-minimum',
      message: expect.stringMatching(/^The least for paying by card is .?1\.00/),
    })
    const arabic = await visitor.call<{ cart: typeof cart }>('GET', '/api/v1/carts/current', undefined, {
      'x-localization': 'ar',
    })
    expect(arabic.cart.blocked?.message).toMatch(/^أقل مبلغ للدفع بالبطاقة/)
    const refused = await visitor.refused('POST', '/api/v1/orders', visitor.checkout(cart, { mobile }), {
      'idempotency-key': `less-${cart.cart_id}`,
    })
    expect(refused).toMatchObject({ status: 422, code: 'card-minimum', details: { minimum: '1.00' } })
    const cash = await visitor.choose(cart, { payment_method_id: 'cash' })
    expect(cash.blocked).toBeNull()
    expect(await visitor.place(cash, undefined, { mobile })).toMatchObject({ status: 'created' })
  })

  it('the least itself is taken by card', async () => {
    const { visitor, mobile, cart } = await cartOf(100)
    expect(cart.blocked).toBeNull()
    const order = await visitor.place(cart, undefined, { mobile })
    expect((await visitor.openPayment(order.id)).pay_url).toMatch(/^http/)
  })

  it('an order that needs no money at all is not asked for the least', async () => {
    const { visitor, mobile, cart } = await cartOf(0)
    expect(cart.bill.to_pay).toBe('0.00')
    expect(cart.blocked).toBeNull()
    expect(await visitor.place(cart, undefined, { mobile })).toMatchObject({ payment_state: 'paid' })
  })
})
