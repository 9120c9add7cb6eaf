import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { everyDay } from '#domain/timing/make-opening.ts'
import { toLocal } from '#domain/core/zoned-time.ts'
import { makePaidOrder } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { endUnaccepted } from './end-unaccepted.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test, { branches: [{ name: { ar: 'ف', en: 'B' }, acceptWithinMinutes: 10 }] })
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const minute = 60_000

describe('an order that nobody accepts', () => {
  it("safety 10: is missed after the branch's limit and its money goes back by itself", async () => {
    const order = await makePaidOrder(test, shop)
    test.pass(9 * minute)
    await test.sweep()
    expect((await order.order()).status).toBe('created')
    test.pass(minute + 1000)
    await test.sweep()
    await test.sweep()
    expect(await order.order()).toMatchObject({
      status: 'refunded',
      refunded: '20.00',
      refunds: [{ amount: '20.00', state: 'done' }],
    })
    const journal = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('order_journal')
        .select(['to_status', 'actor'])
        .where('tenant_id', '=', shop.tenantId)
        .where('order_id', '=', order.id)
        .orderBy('seq')
        .execute(),
    )
    expect(journal.map((row) => row.to_status)).toEqual([
      'callcenter_pending',
      'created',
      'missed',
      'refunded',
    ])
    expect(journal[2]?.actor).toBe('sweeper')
  })

  it('safety 10: wanted for now, is missed five minutes after closing, whatever the limit says', async () => {
    const closesIn = 3
    // at noon, so that the closing is of the same day whenever this runs
    test.pass(((36 * 60 - toLocal(test.deps.clock(), 'Asia/Riyadh').minutes) % (24 * 60)) * minute)
    const { minutes } = toLocal(test.deps.clock(), 'Asia/Riyadh')
    const hours = [{ days: everyDay, from: 0, to: minutes + closesIn + 1 }]
    const late = await makeShop(test, {
      branches: [{ name: { ar: 'ف', en: 'B' }, acceptWithinMinutes: 60, hours }],
    })
    const order = await makePaidOrder(test, late)
    test.pass((closesIn + 1) * minute)
    await test.sweep()
    expect((await order.order()).status).toBe('created')
    test.pass(5 * minute)
    await test.sweep()
    expect((await order.order()).status).toMatch(/missed|refunded/)
  })

  it('safety 5: missed with a refund from before shows it at once', async () => {
    const order = await makePaidOrder(test, shop)
    await order.refund('5.00')
    test.pass(11 * minute)
    await endUnaccepted(test.deps, shop.tenantId, order.id)
    expect((await order.order()).status).toBe('partially_refunded')
    await test.sweep()
    expect(await order.order()).toMatchObject({ status: 'refunded', refunded: '20.00' })
  })

  it('safety 28: is missed once, however often it is found', async () => {
    const order = await makePaidOrder(test, shop)
    test.pass(11 * minute)
    await Promise.all(Array.from({ length: 5 }, () => endUnaccepted(test.deps, shop.tenantId, order.id)))
    await test.sweep()
    expect((await order.order()).refunds).toEqual([{ amount: '20.00', state: 'done' }])
  })

  it('safety 10: accepted in time is never missed', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    test.pass(60 * minute)
    await test.sweep()
    expect(await order.order()).toMatchObject({ status: 'accepted', refunds: [] })
  })

  it.each([1, 2, 3, 4])('safety 10: accepted and missed at once, one of the two happens (%i)', async () => {
    const order = await makePaidOrder(test, shop)
    const version = await order.version()
    test.pass(11 * minute)
    const click = order.owner.send('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'accept',
      version,
    })
    const [response] = await Promise.all([click, endUnaccepted(test.deps, shop.tenantId, order.id)])
    await test.sweep()
    const { status, refunded } = await order.order()
    expect({ status, refunded }).toEqual(
      response.ok ? { status: 'accepted', refunded: '0.00' } : { status: 'refunded', refunded: '20.00' },
    )
  })
})
