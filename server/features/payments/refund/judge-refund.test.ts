import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { TicketWire } from '#contract/backoffice/staff.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { sendRefund } from './send-refund.ts'

let test: TestApp
let shop: Shop
let order: Ordered
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  order = await makePaidOrder(test, shop)
  await order.move('accept')
})
afterEach(() => test.bench.setFaults({}))

const lost = { when: 'before', what: 'error' } as const

const refundOf = async () => {
  const page = await order.owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
  const [refund] = page.ticket.refunds
  if (!refund) throw new Error('no refund')
  return refund
}
const judge = (refundId: string, arrived: boolean) =>
  order.owner.call<TicketWire>('POST', `/api/v1/staff/orders/${order.id}/refunds/${refundId}/outcome`, {
    arrived,
  })
const sentBack = async () => {
  const response = await test.bench.operate('GET', `/books?account=${shop.tenantId}`)
  const { refunds } = (await response.json()) as { refunds: { paymentReference: string }[] }
  return refunds.filter((one) => one.paymentReference === order.reference).length
}

/** Sent, and asked for in vain for a day. */
async function needsPerson(): Promise<string> {
  await test.bench.setFaults({ operations: { refund: lost, 'ask-refund': lost } })
  await order.refund()
  const { id } = await refundOf()
  const states = new Set([(await refundOf()).state])
  for (const asks of [22, 1]) {
    for (let asked = 0; asked < asks; asked += 1) await sendRefund(test.deps, shop.tenantId, id)
    states.add((await refundOf()).state)
  }
  expect([...states]).toEqual(['sending', 'needs_person'])
  await test.bench.setFaults({})
  return id
}

it('safety 5: a refund that nobody knows of for a day waits for a person, is asked for and sent by nobody else; what arrived is done', async () => {
  const id = await needsPerson()
  await sendRefund(test.deps, shop.tenantId, id)
  expect([(await refundOf()).state, await sentBack()]).toEqual(['needs_person', 0])
  expect(await judge(id, true)).toMatchObject({ refunded: '20.00', refunds: [{ state: 'done' }] })
  const path = `/api/v1/staff/orders/${order.id}/refunds/${id}/outcome`
  expect((await order.owner.refused('POST', path, { arrived: false })).code).toBe('order-changed')
  expect(await order.order()).toMatchObject({ refunded: '20.00', refunds: [{ state: 'done' }] })
})

it('safety 5: one that never left counts no more, and goes back by another press', async () => {
  const id = await needsPerson()
  expect(await judge(id, false)).toMatchObject({ refunding: '0.00', refunds: [{ state: 'failed' }] })
  expect(await order.refund()).toMatchObject({ refunded: '20.00' })
  expect(await sentBack()).toBe(1)
})

it('safety 5: one that its gateway is still working on, and one of another order, are nobody’s to judge', async () => {
  await test.bench.setFaults({ refunds: { mode: 'later' } })
  await order.refund('5.00')
  const { id } = await refundOf()
  const refused = (of: string) =>
    order.owner.refused('POST', `/api/v1/staff/orders/${of}/refunds/${id}/outcome`, { arrived: true })
  expect((await refused(order.id)).code).toBe('order-changed')
  expect((await refused((await makePaidOrder(test, shop)).id)).code).toBe('order-unavailable')
})
