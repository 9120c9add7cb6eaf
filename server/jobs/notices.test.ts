import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendNotices } from '#server/features/notifications/notices/send-notices.ts'
import { carryOutbox } from '#server/testing/carry-outbox.ts'
import { makePaidOrder, type Ordered } from '#server/testing/make-paid-order.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
let look: pg.Client
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  look = new pg.Client(test.database.superuserUrl)
  await look.connect()
})
afterAll(async () => {
  await look.end()
  await test.close()
})
beforeEach(() => test.resetClock())

const carry = (aheadSeconds = 0) => carryOutbox(test, look, shop.tenantId, aheadSeconds)

async function noticesOf(order: Ordered): Promise<string[]> {
  const rows = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('messages')
      .select('event')
      .where('tenant_id', '=', shop.tenantId)
      .where('order_id', '=', order.id)
      .orderBy('at')
      .execute(),
  )
  return rows.map((row) => row.event)
}

describe('notices', () => {
  it('rule "Notices": go out after the commit, each step once, in the order of the steps', async () => {
    const order = await makePaidOrder(test, shop)
    await carry()
    for (const action of ['accept', 'ready', 'hand_over'] as const) {
      await order.move(action)
      await carry(6)
    }
    expect(await noticesOf(order)).toEqual([
      'order-received',
      'order-accepted',
      'order-ready',
      'order-delivered',
    ])
  })

  it('rule "Undo": "ready" leaves only after the undo', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    // by a clock ahead of the database's, so that a slow run does not pass the five seconds
    test.pass(60_000)
    await order.move('ready')
    await carry()
    expect(await noticesOf(order)).not.toContain('order-ready')
    await carry(70)
    expect(await noticesOf(order)).toContain('order-ready')
  })

  it('rule "Undo": an undone "ready" sends none, and the next one waits out its own undo', async () => {
    const order = await makePaidOrder(test, shop)
    await order.move('accept')
    await order.move('ready')
    await order.move('undo')
    await order.move('ready')
    const waiting = await look.query(
      "select id from outbox where kind = 'notice' and payload ->> 'orderId' = $1 and payload ->> 'event' = 'order-ready'",
      [order.id],
    )
    expect(waiting.rows).toHaveLength(1)
    await order.move('undo')
    await carry(6)
    expect(await noticesOf(order)).toEqual(['order-received', 'order-accepted'])
  })

  it('safety 28: one that is carried twice is sent once', async () => {
    const order = await makePaidOrder(test, shop)
    const notice = { orderId: order.id, event: 'order-received', status: 'created' } as const
    await Promise.all([
      sendNotices(test.deps, shop.tenantId, [notice]),
      sendNotices(test.deps, shop.tenantId, [notice]),
    ])
    await carry()
    expect(await noticesOf(order)).toEqual(['order-received'])
  })

  it('safety 5: "delivered" is told also when an earlier refund has moved the order on by then', async () => {
    const order = await makePaidOrder(test, shop)
    await order.refund('5.00')
    for (const action of ['accept', 'ready', 'hand_over'] as const) await order.move(action)
    await carry(6)
    expect((await order.order()).status).toBe('partially_refunded')
    expect(await noticesOf(order)).toContain('order-delivered')
  })

  it("are in the order's language and hold its link, number and amount", async () => {
    const order = await makePaidOrder(test, shop)
    await carry()
    const row = await test.database.db.read(shop.tenantId, (db) =>
      db.q
        .selectFrom('messages')
        .selectAll()
        .where('tenant_id', '=', shop.tenantId)
        .where('order_id', '=', order.id)
        .executeTakeFirstOrThrow(),
    )
    const { number } = await order.order()
    expect(row).toMatchObject({ language: 'en', recipient: '+966551234567', channel: 'sms' })
    expect(row.body).toContain(`/en/o/${order.id}`)
    expect(row.body).toContain(number)
    expect(row.body).toContain('20.00')
  })
})
