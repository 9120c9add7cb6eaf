import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartWire } from '#contract/cart.ts'
import { middle, sendTo } from '#server/testing/delivering.ts'
import { editLinesOf, type EditedLines } from '#server/testing/edit-lines-of.ts'
import { makeMoneyShop, type MoneyShop, type Payer } from '#server/testing/make-money-shop.ts'
import { orderedBy } from '#server/testing/make-paid-order.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addressAt, deliveringBranch, testZone } from '#server/testing/make-zones.ts'

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
