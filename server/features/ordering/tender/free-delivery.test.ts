import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/cart.ts'
import { middle, sendTo } from '#server/testing/delivering.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt, deliveringBranch, testZone } from '#server/testing/make-zones.ts'

let test: TestApp
let shop: MoneyShop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeMoneyShop(
    test,
    {},
    {
      items: [{ name: 'Meal', price: 4000, types: ['pickup', 'delivery'] }],
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
