import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OrderPageWire } from '#contract/ordering/order-desk.ts'
import type { WaitingRefundsWire } from '#contract/payments/refunds.ts'
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
  for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
})
afterEach(() => test.bench.setFaults({}))

const day = 86_400_000
const page = () => order.owner.call<OrderPageWire>('GET', `/api/v1/staff/orders/${order.id}`)
const refundOf = async () => {
  const refund = (await page()).ticket.refunds.at(-1)
  if (!refund) throw new Error('no refund')
  return refund
}
const judge = (refundId: string, arrived: boolean) =>
  order.owner.call<TicketWire>('POST', `/api/v1/staff/orders/${order.id}/refunds/${refundId}/outcome`, {
    arrived,
  })
/** The bank sends it back, and the gateway says so when it is asked. */
const sendBack = (reference: string) =>
  test.bench.operate('POST', '/settle', { account: shop.tenantId, refund: reference, as: 'failed' })
const books = async () => {
  const response = await test.bench.operate('GET', `/books?account=${shop.tenantId}`)
  const { refunds } = (await response.json()) as { refunds: { paymentReference: string; state: string }[] }
  return refunds.filter((one) => one.paymentReference === order.reference).map(({ state }) => state)
}

/** How the refunds of this order stand that wait for a person. */
const waiting = async () => {
  const { data } = await order.owner.call<WaitingRefundsWire>('GET', '/api/v1/staff/refunds/waiting')
  return data.filter((one) => one.order_id === order.id).map(({ state }) => state)
}

/** Given back whole, and back at the restaurant after three days. */
async function bounced(): Promise<string> {
  await order.refund()
  const { id } = await refundOf()
  await sendBack(id)
  test.pass(3 * day + 60_000)
  await test.sweep()
  return id
}

it('safety 5: money that came back after its refund was done waits for a person, without a webhook too, and is sent by nobody else', async () => {
  const id = await bounced()
  expect(await order.order()).toMatchObject({
    status: 'refunded',
    refunded: '0.00',
    refunds: [{ amount: '20.00', state: 'bounced' }],
  })
  const before = await page()
  expect(before.ticket).toMatchObject({ refunding: '20.00', returned: '20.00' })
  // the tax document stands: the restaurant owes the money
  expect(before.credit_notes).toMatchObject([{ value: '20.00' }])
  expect(before.payments[0]?.steps.map(({ step }) => step)).toContain('refund-bounced')
  for (const days of [11, 21, 40]) {
    test.pass(days * day)
    await test.sweep()
    await sendRefund(test.deps, shop.tenantId, id)
  }
  expect([(await refundOf()).state, await books()]).toEqual(['bounced', ['failed']])
  const again = await order.owner.refused('POST', `/api/v1/staff/orders/${order.id}/refunds`, {
    reason: 'cold',
  })
  expect(again.code).toBe('nothing-to-refund')
})

it('safety 5: what was given another way is settled for good; its order is refunded, and no later word of the gateway changes it', async () => {
  const id = await bounced()
  expect(await judge(id, true)).toMatchObject({ refunded: '20.00', refunds: [{ state: 'settled' }] })
  await sendRefund(test.deps, shop.tenantId, id)
  expect(await order.order()).toMatchObject({ refunded: '20.00', refunds: [{ state: 'settled' }] })
  const path = `/api/v1/staff/orders/${order.id}/refunds/${id}/outcome`
  expect((await order.owner.refused('POST', path, { arrived: false })).code).toBe('order-changed')
  expect(await books()).toEqual(['failed'])
})

it('safety 5: of a refund that the gateway refused staff say that its guest has the money another way; not of one that was sent again', async () => {
  await test.bench.setFaults({ refunds: { mode: 'later' } })
  await order.refund()
  const { id } = await refundOf()
  await sendBack(id)
  test.pass(3_600_000)
  await test.sweep()
  await test.bench.setFaults({})
  expect(await refundOf()).toMatchObject({ state: 'failed', owed: true })
  expect(await waiting()).toEqual(['failed'])
  const other = await makePaidOrder(test, shop)
  expect(await judge(id, true)).toMatchObject({
    status: 'refunded',
    refunded: '20.00',
    returned: '20.00',
    refunds: [{ state: 'settled' }],
  })
  expect(await waiting()).toEqual([])
  order = other
  const first = await bounced()
  await judge(first, false)
  expect(await waiting()).toEqual(['failed'])
  await order.refund()
  expect(await waiting()).toEqual([])
  const path = `/api/v1/staff/orders/${order.id}/refunds/${first}/outcome`
  expect((await order.owner.refused('POST', path, { arrived: true })).code).toBe('order-changed')
  expect(await order.order()).toMatchObject({ refunded: '20.00' })
})

it('safety 5: who may refund finds all that wait for a person, of the own branches', async () => {
  const id = await bounced()
  const { data } = await order.owner.call<WaitingRefundsWire>('GET', '/api/v1/staff/refunds/waiting')
  expect(data).toContainEqual(
    expect.objectContaining({ id, order_id: order.id, amount: '20.00', state: 'bounced' }),
  )
  const elsewhere = await shop.staff('manager', shop.branchIds.slice(1))
  expect(await elsewhere.call('GET', '/api/v1/staff/refunds/waiting')).toEqual({ data: [] })
  const cashier = await shop.staff('cashier')
  expect((await cashier.refused('GET', '/api/v1/staff/refunds/waiting')).code).toBe('not-allowed')
  await judge(id, true)
  expect(await waiting()).toEqual([])
})

it('safety 5: sent again by a press, under a name of its own and the same credit note', async () => {
  const id = await bounced()
  expect(await judge(id, false)).toMatchObject({ refunding: '0.00', refunds: [{ state: 'failed' }] })
  expect(await order.refund()).toMatchObject({ refunded: '20.00' })
  expect((await page()).credit_notes).toHaveLength(1)
  expect((await books()).toSorted()).toEqual(['done', 'failed'])
})

it('safety 5: three looks, and none of a refund that stays where it is changes anything', async () => {
  await order.refund()
  const { id } = await refundOf()
  const due = async () => {
    const row = await test.database.db.read(shop.tenantId, ({ q }) =>
      q.selectFrom('refunds').select('ask_at').where('reference', '=', id).executeTakeFirstOrThrow(),
    )
    return row.ask_at
  }
  for (const days of [3, 11, 21]) {
    expect(await due()).not.toBeNull()
    test.pass(days * day + 60_000)
    await test.sweep()
  }
  expect(await due()).toBeNull()
  expect(await order.order()).toMatchObject({ refunded: '20.00', refunds: [{ state: 'done' }] })
})

it('safety 5: an answer that never came is no proof that the money came back', async () => {
  await order.refund()
  await sendBack((await refundOf()).id)
  await test.bench.setFaults({ operations: { 'ask-refund': { when: 'before', what: 'error' } } })
  test.pass(3 * day + 60_000)
  await test.sweep()
  expect((await refundOf()).state).toBe('done')
})

it('safety 5: two processes that hear of it at once note it once', async () => {
  await order.refund()
  const { id } = await refundOf()
  await sendBack(id)
  await Promise.all([0, 1, 2].map(() => sendRefund(test.deps, shop.tenantId, id)))
  expect(await order.order()).toMatchObject({ refunded: '0.00', refunds: [{ state: 'bounced' }] })
  const audit = await test.database.db.read(shop.tenantId, ({ q }) =>
    q
      .selectFrom('audit_log')
      .select('staff_id')
      .where('tenant_id', '=', shop.tenantId)
      .where('action', '=', 'order-refund-bounced')
      .where('subject', '=', order.id)
      .execute(),
  )
  expect(audit).toEqual([{ staff_id: null }])
})
