import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forSystem } from '#server/authorization/guarded.ts'
import { lockOrder } from '#server/store/ordering/orders.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { addRefund } from './add-refund.ts'
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
  // accepted, so that an hour that passes does not miss it
  await order.move('accept')
})
afterEach(() => test.bench.setFaults({}))

const hour = 3_600_000

async function books(): Promise<{ reference: string; amount: number; state: string }[]> {
  const response = await test.bench.operate('GET', `/books?account=${shop.tenantId}`)
  const { refunds } = (await response.json()) as {
    refunds: { reference: string; paymentReference: string; amount: number; state: string }[]
  }
  return refunds.filter((one) => one.paymentReference === order.reference)
}

function settle(reference: string, as: 'done' | 'failed'): Promise<Response> {
  return test.bench.operate('POST', '/settle', { account: shop.tenantId, refund: reference, as })
}

/** A refund that nobody has sent yet. */
function wanted(amount: number): Promise<string> {
  return test.database.db.write(shop.tenantId, async (db) => {
    const locked = await forSystem('derived', lockOrder(db, order.id))
    if (!locked) throw new Error('no order')
    const input = { amount, reason: 'cold', actor: 'payment' }
    const { refunds } = await addRefund(db, locked, input, new Date(test.deps.clock()))
    return refunds[0]?.reference ?? ''
  })
}

describe('sending a refund', () => {
  it('safety 5: a gateway that fails before it acts is asked, then told again under the same reference', async () => {
    await test.bench.setFaults({ operations: { refund: { when: 'before', what: 'error', times: 1 } } })
    expect(await order.refund('5.00')).toMatchObject({ refunding: '5.00', refunded: '0.00' })
    test.pass(hour)
    await test.sweep()
    expect(await order.order()).toMatchObject({ refunded: '5.00', refunds: [{ state: 'done' }] })
    expect(await books()).toEqual([expect.objectContaining({ amount: 500, state: 'done' })])
  })

  it.each(['error', 'reset', 'garbage', 'html'] as const)(
    'safety 5: an answer lost after it acted (%s) is asked for, never sent as a second one',
    async (what) => {
      await test.bench.setFaults({ operations: { refund: { when: 'after', what, times: 1 } } })
      expect(await order.refund('5.00')).toMatchObject({ refunding: '5.00', refunded: '0.00' })
      test.pass(hour)
      await test.sweep()
      await test.sweep()
      expect(await order.order()).toMatchObject({ refunded: '5.00', refunds: [{ state: 'done' }] })
      expect(await books()).toHaveLength(1)
    },
  )

  it('safety 5: what the bank answers later shows when it has answered, and the status then', async () => {
    await test.bench.setFaults({ refunds: { mode: 'later' } })
    for (const action of ['ready', 'hand_over'] as const) await order.move(action)
    expect(await order.refund('5.00')).toMatchObject({
      status: 'delivered',
      refunding: '5.00',
      refunded: '0.00',
    })
    expect(await order.order()).toMatchObject({ refunds: [{ amount: '5.00', state: 'pending' }] })
    const [sent] = await books()
    await settle(sent?.reference ?? '', 'done')
    test.pass(hour)
    await test.sweep()
    expect(await order.order()).toMatchObject({
      status: 'partially_refunded',
      refunded: '5.00',
      refunds: [{ state: 'done' }],
    })
  })

  it('safety 5: one that the bank refuses counts no more: the money can go back again', async () => {
    await test.bench.setFaults({ refunds: { mode: 'later' } })
    for (const action of ['ready', 'hand_over'] as const) await order.move(action)
    await order.refund()
    const [sent] = await books()
    await settle(sent?.reference ?? '', 'failed')
    test.pass(hour)
    await test.sweep()
    expect(await order.order()).toMatchObject({ refunded: '0.00', refunds: [{ state: 'failed' }] })
    await test.bench.setFaults({})
    expect(await order.refund()).toMatchObject({ refunded: '20.00' })
  })

  it('while one waits, the sum with another stays within what was captured', async () => {
    await test.bench.setFaults({ refunds: { mode: 'later' } })
    await order.refund('15.00')
    const refused = await order.owner.refused('POST', `/api/v1/staff/orders/${order.id}/refunds`, {
      amount: '6.00',
      reason: 'x',
    })
    expect(refused).toMatchObject({ code: 'refund-too-much', details: { left: '5.00' } })
  })

  it('safety 12: an answer of another mode than the account is not believed', async () => {
    await test.bench.setFaults({ claimLive: true })
    expect(await order.refund('5.00')).toMatchObject({ refunding: '5.00', refunded: '0.00' })
    await test.bench.setFaults({})
    test.pass(hour)
    await test.sweep()
    expect(await order.order()).toMatchObject({ refunded: '5.00' })
  })

  it('safety 12: one that only answers of another mode come for needs a person after a day, and is asked for no more often', async () => {
    await test.bench.setFaults({ claimLive: true })
    await order.refund('5.00')
    for (let asked = 0; asked < 24; asked += 1) {
      test.pass(hour)
      await test.sweep()
    }
    expect(await order.order()).toMatchObject({ refunds: [{ state: 'needs_person' }] })
  })

  it('safety 5: a gateway that gave back another sum than it was asked to has not done this refund: a person looks', async () => {
    const { deps } = test
    const sandbox = deps.gateways.get('sandbox')
    const less = {
      ...sandbox,
      refund: async (...asked: Parameters<typeof sandbox.refund>) => ({
        ...(await sandbox.refund(...asked)),
        amount: 300,
      }),
    }
    const reference = await wanted(500)
    await sendRefund({ ...deps, gateways: { ...deps.gateways, get: () => less } }, shop.tenantId, reference)
    expect(await order.order()).toMatchObject({ refunded: '0.00', refunds: [{ state: 'needs_person' }] })
  })

  it('safety 4: five senders of one refund at once make one refund', async () => {
    await test.bench.setFaults({ operations: { refund: { when: 'before', what: 'error', times: 1 } } })
    await order.refund('5.00')
    test.pass(hour)
    await Promise.all([test.sweep(), test.sweep(), test.sweep(), test.sweep(), test.sweep()])
    expect(await books()).toHaveLength(1)
    expect(await order.order()).toMatchObject({ refunded: '5.00' })
  })

  it('safety 4: while one reader sends a refund no other takes it up, in this process or another', async () => {
    const { deps } = test
    const sandbox = deps.gateways.get('sandbox')
    const calls: string[] = []
    const noted = {
      ...sandbox,
      // the others come while the call is under way
      refund: async (...asked: Parameters<typeof sandbox.refund>) => {
        calls.push('refund')
        await Promise.all([0, 1].map(() => sendRefund(slow, shop.tenantId, asked[1].reference)))
        return sandbox.refund(...asked)
      },
      askRefund: (...asked: Parameters<typeof sandbox.askRefund>) => {
        calls.push('ask')
        return sandbox.askRefund(...asked)
      },
    }
    const slow = { ...deps, gateways: { ...deps.gateways, get: () => noted } }
    const reference = await wanted(500)
    await sendRefund(slow, shop.tenantId, reference)
    expect(calls).toEqual(['refund'])
    expect(await order.order()).toMatchObject({ refunded: '5.00', refunds: [{ state: 'done' }] })
  })

  it('the guest sees a refund on its way before the bank has answered', async () => {
    const before = await order.version()
    await test.bench.setFaults({ refunds: { mode: 'later' } })
    await order.refund('5.00')
    const { order: newer } = await order.guest.call<{ order: object | null }>(
      'GET',
      `/api/v1/orders/${order.id}?since=${before}`,
    )
    expect(newer).toMatchObject({ refunds: [{ amount: '5.00', state: 'pending' }] })
  })
})
