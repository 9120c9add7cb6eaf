import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { ReportWire } from '#contract/reports/reports.ts'
import { parseAmount } from '#domain/core/money.ts'
import { makeCompany } from '#server/testing/make-company.ts'
import { makePaidOrder, makeTendered, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeMoneyShop, type MoneyShop } from '#server/testing/make-money-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { noteOrderDays } from './sum-noted-days.ts'

let test: TestApp
let shop: MoneyShop
let owner: Visitor
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  shop = await makeMoneyShop(test, { 'payment.methods': 'card,cash' })
  owner = await shop.staff()
})

/** What the relay does with each change of an order. */
const changed = ({ id }: Ordered) =>
  noteOrderDays(test.deps, shop.tenantId, [{ orderId: id, branchId: shop.branchIds[0] ?? '' }])
async function report(day?: string) {
  const { refunds, to } = await owner.call<ReportWire>(
    'GET',
    `/api/v1/staff/reports/sales?by=day${day ? `&from=${day}&to=${day}` : ''}`,
  )
  const { value, card, till, wallet, points, hand } = refunds
  const minor = (amount: string) => parseAmount(amount) ?? 0
  expect(minor(card) + minor(till) + minor(wallet) + minor(points) + minor(hand)).toBe(minor(value))
  return { to, back: { value, card, wallet, hand } }
}
async function served(order: Ordered): Promise<Ordered> {
  for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
  return order
}

it('what a deleted account’s wallet had paid went to no wallet: staff gave it', async () => {
  const order = await served(await makeTendered(test, shop, { wallet: 500 }, 'Shawarma'))
  await order.guest.call('DELETE', '/api/v1/user/customers/delete', {
    wallet_balance: '0.00',
    points_balance: 0,
  })
  await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { reason: 'cold' })
  await changed(order)
  expect((await report()).back).toEqual({ value: '20.00', card: '15.00', wallet: '0.00', hand: '5.00' })
})

it('a card’s refund that came back, and was given another way since, went to no card; while it waits it is the card’s', async () => {
  const order = await served(await makePaidOrder(test, shop))
  await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount: '8.00', reason: 'cold' })
  const { ticket } = await owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
  const refund = ticket.refunds[0]?.id ?? ''
  await changed(order)
  const { to } = await report()
  await test.bench.operate('POST', '/settle', { account: shop.tenantId, refund, as: 'failed' })
  test.pass(3 * 86_400_000 + 60_000)
  await test.sweep()
  await changed(order)
  expect((await report(to)).back).toEqual({ value: '8.00', card: '8.00', wallet: '0.00', hand: '0.00' })
  const path = `/api/v1/staff/orders/${order.id}/refunds/${refund}/outcome`
  await owner.call('POST', path, { arrived: true })
  await changed(order)
  expect((await report(to)).back).toEqual({ value: '8.00', card: '0.00', wallet: '0.00', hand: '8.00' })
})

it('decision 0081: what companies are charged was paid by none of the other ways, and what they owe less went to none of them', async () => {
  const company = await makeCompany(test, shop, { order_limit: null })
  const [member] = company.members
  if (!member) throw new Error('the company has no member')
  const { id } = await company.place(member, 'Shawarma', 'Tea')
  for (const action of ['accept', 'ready', 'hand_over']) {
    const { version } = await member.visitor.order(id)
    await owner.call('POST', `/api/v1/staff/orders/${id}/transitions`, { action, version })
  }
  const order = await served(await makePaidOrder(test, shop))
  await owner.call('POST', `/api/v1/staff/orders/${id}/refunds`, { amount: '4.00', reason: 'cold' })
  await owner.call('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount: '3.00', reason: 'cold' })
  await noteOrderDays(
    test.deps,
    shop.tenantId,
    [id, order.id].map((orderId) => ({ orderId, branchId: shop.branchIds[0] ?? '' })),
  )
  const { sums, refunds } = await owner.call<ReportWire>('GET', '/api/v1/staff/reports/sales?by=day')
  const minor = (amount: string) => parseAmount(amount) ?? 0
  expect(sums).toMatchObject({ account: '23.00', captured: '17.00', till: '0.00', wallet: '0.00' })
  expect(minor(sums.account) + minor(sums.captured)).toBe(minor(sums.total) - minor(refunds.card))
  expect(refunds).toMatchObject({ value: '7.00', card: '3.00', account: '4.00', hand: '0.00' })
  const { owed } = await company.read()
  expect(minor(owed)).toBe(minor(sums.account) - minor(refunds.account))
})
