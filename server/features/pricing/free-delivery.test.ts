import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { middle, sendTo } from '#server/testing/delivering.ts'
import { editLinesOf, type EditedLines } from '#server/testing/edit-lines-of.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { orderedBy } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt, deliveringBranch, testZone } from '#server/testing/make-zones.ts'
import { endHold } from '../ordering/order/end-due-orders.ts'
import { settleAttempt } from '../payments/payment/settle-attempt.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(
    test,
    { 'payment.methods': 'card,cash' },
    {
      items: [
        { name: 'Meal', price: 4000, types: ['pickup', 'delivery'] },
        { name: 'Tea', price: 300, types: ['pickup', 'delivery'] },
      ],
      // 10.00, and nothing from 80.00 on
      branches: [deliveringBranch('Olaya', [testZone({ freeAbove: 8000 })])],
    },
  )
  await shop.coupon({ kind: 'free_delivery' }, { code: null, perCustomer: 1 })
  await shop.coupon({ kind: 'amount', amount: 200 }, { code: null, rules: { types: ['delivery'] } })
})
afterAll(() => test.close())

async function toMiddle({ visitor }: Payer, meals: number): Promise<CartWire> {
  const cart = await visitor.call<CartWire>('POST', '/api/v1/carts', { type: 'delivery' })
  const filled = await visitor.add(cart, shop.itemId('Meal'), { quantity: meals })
  return sendTo(visitor, filled, addressAt(...middle))
}

it('an automatic free delivery counts for its fee: it beats a coupon that takes less off', async () => {
  const cart = await toMiddle(await shop.payer(), 1)
  expect(cart.bill).toMatchObject({
    free_delivery: true,
    delivery_fee: '0.00',
    coupon: '0.00',
    total: '40.00',
  })
})

it('it is not used up by an order that has no fee: picked up, or above what makes delivery free', async () => {
  const payer = await shop.payer()
  const pickup = await payer.cart('Meal')
  expect(pickup.coupon).toBeNull()
  await payer.visitor.place(pickup, undefined, { mobile: payer.mobile })
  expect((await toMiddle(payer, 3)).bill).toMatchObject({ free_delivery: true, coupon: '2.00' })
  expect((await toMiddle(payer, 1)).bill).toMatchObject({ free_delivery: true, total: '40.00' })
})

it('a typed one that bears nothing is not used up: its guest has it for the next delivery', async () => {
  const code = await shop.coupon({ kind: 'free_delivery' }, { perCustomer: 1, most: 1 })
  const payer = await shop.payer()
  const pickup = await payer.visitor.choose(await payer.cart('Meal'), { coupon: code })
  const order = await orderedBy(test, shop, payer, pickup)
  const delivery = await payer.visitor.choose(await toMiddle(payer, 1), { coupon: code })
  expect(delivery).toMatchObject({ coupon: { code, problem: null }, bill: { free_delivery: true } })
  // nor has its cancelling a use to give back
  await order.move('cancel', { reason: 'closed' })
  await orderedBy(test, shop, payer, delivery)
  const other = await shop.payer()
  const next = await toMiddle(other, 1)
  const body = { coupon: code }
  expect(await other.visitor.refused('PUT', `/api/v1/carts/${next.cart_id}`, body)).toMatchObject({
    code: 'coupon-unavailable',
  })
})

it('nor is a typed one by an order whose delivery is free anyway, or becomes so when dishes are added', async () => {
  const code = await shop.coupon({ kind: 'free_delivery' }, { perCustomer: 1, most: 1 })
  const payer = await shop.payer()
  const choose = async (meals: number) =>
    payer.visitor.choose(await toMiddle(payer, meals), { coupon: code, payment_method_id: 'cash' })
  await orderedBy(test, shop, payer, await choose(2))
  const cart = await choose(1)
  expect(cart).toMatchObject({ coupon: { code, problem: null }, bill: { free_delivery: true } })
  const order = await orderedBy(test, shop, payer, cart)
  const { cart_id: id } = await toMiddle(payer, 1)
  expect(await payer.visitor.refused('PUT', `/api/v1/carts/${id}`, { coupon: code })).toMatchObject({
    code: 'coupon-unavailable',
  })
  const twice = (lines: EditedLines) => lines.map((line) => ({ ...line, quantity: 2 }))
  expect(await editLinesOf(order, twice)).toMatchObject({ state: 'done', sums: { free_delivery: true } })
  expect(await choose(1)).toMatchObject({ coupon: { code, problem: null }, bill: { free_delivery: true } })
})

it('a change of an order draws on no coupon that gave nothing before: its guest has it for another time', async () => {
  const gift = { kind: 'free_item', itemId: shop.itemId('Tea'), quantity: 1 } as const
  const code = await shop.coupon(gift, { perCustomer: 1, most: 1 })
  const payer = await shop.payer()
  const cart = await payer.visitor.choose(await payer.cart('Meal', 'Tea'), { coupon: code })
  expect(cart.bill.coupon).toBe('3.00')
  const order = await orderedBy(test, shop, payer, cart)
  const { item_id = '' } = cart.bill.lines[0] ?? {}
  const meal = (lines: EditedLines) => lines.filter((line) => line.item_id === item_id)
  expect(await editLinesOf(order, meal)).toMatchObject({ settles: 'nothing', sums: { coupon: '0.00' } })
  const again = await payer.visitor.choose(await payer.cart('Meal', 'Tea'), { coupon: code })
  expect(again.bill.coupon).toBe('3.00')
  const tea = { item_id: shop.itemId('Tea'), quantity: 1 }
  expect(await editLinesOf(order, (lines) => [...lines, tea])).toMatchObject({
    state: 'waiting',
    more: '3.00',
  })
})

describe('safety 8: only a coupon that bears money of an order may refuse it', () => {
  const lastOne = () => shop.coupon({ kind: 'free_delivery' }, { most: 1 })
  /** Somebody else's delivery uses it up. */
  async function useUp(coupon: string) {
    const racer = await shop.payer()
    return orderedBy(test, shop, racer, await racer.visitor.choose(await toMiddle(racer, 1), { coupon }))
  }

  it('one for the delivery that a rival was faster to use refuses a delivery, and nothing that is picked up', async () => {
    const code = await lastOne()
    const [payer, other] = [await shop.payer(), await shop.payer()]
    const pickup = await payer.visitor.choose(await payer.cart('Meal'), { coupon: code })
    const delivery = await other.visitor.choose(await toMiddle(other, 1), { coupon: code })
    await useUp(code)
    expect(await payer.visitor.place(pickup, undefined, { mobile: payer.mobile })).toMatchObject({
      bill: { to_pay: '40.00' },
    })
    const body = other.visitor.checkout(delivery, { mobile: other.mobile })
    const key = { 'idempotency-key': `borne-${code}` }
    expect(await other.visitor.refused('POST', '/api/v1/orders', body, key)).toMatchObject({
      code: 'coupon-unavailable',
    })
  })

  it('late money revives an order whose coupon bears nothing, whoever has used it meanwhile', async () => {
    const code = await lastOne()
    const payer = await shop.payer()
    const pickup = await payer.visitor.choose(await payer.cart('Meal'), { coupon: code })
    const { id } = await payer.visitor.place(pickup, undefined, { mobile: payer.mobile })
    const { reference, pay_url } = await payer.visitor.openPayment(id)
    await payer.visitor.pay(pay_url)
    test.pass(15 * 60_000 + 500)
    await endHold(test.deps, shop.tenantId, id)
    await useUp(code)
    await settleAttempt(test.deps, shop.tenantId, reference)
    expect(await payer.visitor.order(id)).toMatchObject({ status: 'created', payment_state: 'paid' })
  })

  it('a coupon of food that would have taken something off is told of, also where a wallet would pay for it', async () => {
    const gift = { kind: 'free_item', itemId: shop.itemId('Tea'), quantity: 1 } as const
    const code = await shop.coupon(gift, { most: 1 })
    const [payer, other] = [await shop.payer({ wallet: 10_000 }), await shop.payer()]
    const preferences = { coupon: code, use_wallet: true }
    const cart = await payer.visitor.choose(await payer.cart('Meal', 'Tea'), preferences)
    const without = await other.visitor.choose(await other.cart('Meal'), { coupon: code })
    const racer = await shop.payer()
    await orderedBy(
      test,
      shop,
      racer,
      await racer.visitor.choose(await racer.cart('Tea', 'Meal'), { coupon: code }),
    )
    const body = payer.visitor.checkout(cart, { mobile: payer.mobile })
    const key = { 'idempotency-key': `gift-${code}` }
    expect(await payer.visitor.refused('POST', '/api/v1/orders', body, key)).toMatchObject({
      code: 'coupon-unavailable',
    })
    const placed = await other.visitor.place(without, undefined, { mobile: other.mobile })
    expect(placed.bill).toMatchObject({ coupon: '0.00', to_pay: '40.00' })
  })
})
