import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RefundableWire } from '#contract/payments/refunds.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { endUndo } from './derive-refunded.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())
afterEach(() => test.bench.setFaults({}))

const refused = (order: Ordered, amount: string) =>
  order.owner.refused('POST', `/api/v1/staff/orders/${order.id}/refunds`, { amount, reason: 'cold' })

/** What the gateway's own books say went back of this order. */
async function sentBack(order: Ordered): Promise<number> {
  const response = await test.bench.operate('GET', `/books?account=${shop.tenantId}`)
  const { refunds } = (await response.json()) as {
    refunds: { paymentReference: string; amount: number; state: string }[]
  }
  return refunds
    .filter((one) => one.paymentReference === order.reference && one.state === 'done')
    .reduce((sum, one) => sum + one.amount, 0)
}

async function deliver(order: Ordered): Promise<void> {
  for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
}

describe('a refund', () => {
  it('safety 5: a part, then all that is left; the sums are exact and the status follows', async () => {
    const order = await makePaidOrder(test, shop)
    await deliver(order)
    expect(await order.refund('6.50')).toMatchObject({
      status: 'partially_refunded',
      refunded: '6.50',
      refunding: '6.50',
    })
    expect(await order.refund('3.50')).toMatchObject({ status: 'partially_refunded', refunded: '10.00' })
    expect(await order.refund()).toMatchObject({ status: 'refunded', refunded: '20.00' })
    expect(await order.order()).toMatchObject({
      status: 'refunded',
      refunds: [{ amount: '6.50' }, { amount: '3.50' }, { amount: '10.00' }],
    })
    expect(await sentBack(order)).toBe(2000)
  })

  it('safety 5: more than what is left is refused and says how much is left', async () => {
    const order = await makePaidOrder(test, shop)
    expect(await refused(order, '20.01')).toMatchObject({
      status: 422,
      code: 'refund-too-much',
      details: { left: '20.00' },
    })
    await order.refund('15.00')
    expect(await refused(order, '5.01')).toMatchObject({ code: 'refund-too-much', details: { left: '5.00' } })
    await order.refund('5.00')
    expect(await refused(order, '0.01')).toMatchObject({ code: 'nothing-to-refund' })
    expect(await sentBack(order)).toBe(2000)
  })

  it('safety 5: pressed again after a lost answer, or by two at once, a part goes back once: what is left is not what was seen', async () => {
    const order = await makePaidOrder(test, shop)
    const path = `/api/v1/staff/orders/${order.id}`
    const { left } = await order.owner.call<RefundableWire>('GET', `${path}/refundable`)
    const input = { amount: '6.50', reason: 'cold', left }
    await order.owner.call('POST', `${path}/refunds`, input)
    expect(await order.owner.refused('POST', `${path}/refunds`, input)).toMatchObject({
      status: 409,
      code: 'refund-changed',
      details: { left: '13.50' },
    })
    expect(await sentBack(order)).toBe(650)
    await order.owner.call('POST', `${path}/refunds`, { ...input, left: '13.50' })
    expect(await sentBack(order)).toBe(1300)
  })

  it.each(['0.00', '-5.00', '5', '5.001', '5,00', '1e3', 'NaN', '99999999999999999999.00'])(
    'of %s is no amount',
    async (amount) => {
      const order = await makePaidOrder(test, shop)
      expect((await refused(order, amount)).status).toBeLessThan(500)
      expect(await order.order()).toMatchObject({ refunds: [], refunded: '0.00' })
    },
  )

  it('safety 5: ten at once never pass what was captured', async () => {
    const order = await makePaidOrder(test, shop)
    const tries = Array.from({ length: 10 }, () =>
      order.owner.send('POST', `/api/v1/staff/orders/${order.id}/refunds`, {
        amount: '6.00',
        reason: 'rush',
      }),
    )
    const statuses = (await Promise.all(tries)).map((response) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 422)).toHaveLength(7)
    expect(await order.order()).toMatchObject({ refunded: '18.00' })
    expect(await sentBack(order)).toBe(1800)
  })

  it('safety 5: is possible in every status with captured money, and changes the status only after its end', async () => {
    const order = await makePaidOrder(test, shop)
    for (const action of ['accept', 'ready'] as const) {
      const before = (await order.order()).status
      expect(await order.refund('1.00')).toMatchObject({ status: before })
      await order.move(action)
    }
    expect(await order.refund('1.00')).toMatchObject({ status: 'ready', refunded: '3.00' })
  })

  it('safety 5: from before the hand-over shows in the status when it can no longer be undone', async () => {
    const order = await makePaidOrder(test, shop)
    await order.refund('5.00')
    await deliver(order)
    expect((await order.order()).status).toBe('delivered')
    expect(await order.move('undo')).toMatchObject({ status: 'ready' })
    await endUndo(test.deps, shop.tenantId, order.id)
    expect((await order.order()).status).toBe('ready')
    await order.move('hand_over')
    await endUndo(test.deps, shop.tenantId, order.id)
    await endUndo(test.deps, shop.tenantId, order.id)
    expect(await order.order()).toMatchObject({ status: 'partially_refunded', refunded: '5.00' })
    expect(await order.refund()).toMatchObject({ status: 'refunded' })
  })

  it('safety 5: from before a cancellation shows in the status at once, the rest follows', async () => {
    const order = await makePaidOrder(test, shop)
    await order.refund('5.00')
    expect(await order.move('cancel', { reason: 'no bread' })).toMatchObject({
      status: 'partially_refunded',
      refunding: '20.00',
    })
    await order.settle()
    expect(await order.order()).toMatchObject({
      status: 'refunded',
      refunded: '20.00',
      cancel_words: 'no bread',
    })
    expect(await sentBack(order)).toBe(2000)
  })

  it('of everything before a cancellation leaves nothing more to give', async () => {
    const order = await makePaidOrder(test, shop)
    await order.refund()
    expect(await order.move('cancel', { reason: 'no bread' })).toMatchObject({ status: 'refunded' })
    expect(await sentBack(order)).toBe(2000)
  })

  it('needs a paid order and a reason', async () => {
    const { guest, cart } = await shop.guestWith('Tea')
    const waiting = await guest.place(cart)
    const owner = await shop.staff()
    const send = (body: object) => owner.refused('POST', `/api/v1/staff/orders/${waiting.id}/refunds`, body)
    expect(await send({ reason: 'cold' })).toMatchObject({ status: 422, code: 'nothing-to-refund' })
    expect(await send({ reason: ' ' })).toMatchObject({ status: 422, code: 'field-required' })
    expect(await send({})).toMatchObject({ status: 400, code: 'bad-input' })
  })
})
