import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { queueMessage, type MessageToQueue } from './queue-message.ts'

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

const code: MessageToQueue = {
  event: 'sign-in-code',
  cause: { by: 'order' },
  to: { mobile: '+966551234567' },
  language: 'en',
  body: 'Your code is 4821',
  params: ['4821'],
  secret: true,
}
const queue = (message: Partial<MessageToQueue> = {}) =>
  test.database.db.write(shop.tenantId, (db) =>
    queueMessage(test.deps, db, { ...code, secret: false, ...message }),
  )
const rowOf = async (id: string | undefined) =>
  (await look.query<Record<string, unknown>>('select * from messages where id = $1', [id])).rows[0]

describe('the door for messages', () => {
  it('safety 27: queues in the caller’s transaction, with an outbox row: nothing of it stays after a rollback', async () => {
    const id = await queue()
    expect(await rowOf(id)).toMatchObject({ state: 'queued', channel: 'sms', body: 'Your code is 4821' })
    const outboxSql = "select payload from outbox where kind = 'message' and payload ->> 'messageId' = $1"
    expect((await look.query(outboxSql, [id])).rowCount).toBe(1)
    let lost: string | undefined
    const failing = test.database.db.write(shop.tenantId, async (db) => {
      lost = await queueMessage(test.deps, db, code)
      throw new Error('changed its mind')
    })
    await expect(failing).rejects.toThrow('changed its mind')
    expect(await rowOf(lost)).toBeUndefined()
    expect((await look.query(outboxSql, [lost])).rowCount).toBe(0)
  })

  it('keeps a code sealed: no column of its row tells it, and the demo’s outbox page does', async () => {
    const id = await queue({ secret: true })
    const row = await rowOf(id)
    expect(JSON.stringify(row)).not.toContain('4821')
    const page = await new Visitor(test.app, 'localhost').call<OutboxWire>('GET', '/api/v1/platform/outbox')
    expect(page.data.find((one) => one.id === id)?.body).toBe('Your code is 4821')
  })

  it('one of an order and event is queued once', async () => {
    const order = { orderId: 'order1', event: 'order-ready' }
    expect(await queue(order)).toBeDefined()
    expect(await queue(order)).toBeUndefined()
    expect(await queue({ ...order, event: 'order-delivered' })).toBeDefined()
  })

  it('reaches a mobile by SMS and WhatsApp, an address by e-mail, and only by what the person wants', async () => {
    const both = await rowOf(await queue({ to: { mobile: '+966551234567', email: 'huda@shop.example' } }))
    expect(both?.['addresses']).toEqual({
      sms: '+966551234567',
      whatsapp: '+966551234567',
      email: 'huda@shop.example',
    })
    const mail = await rowOf(
      await queue({ to: { ...both, email: 'huda@shop.example' }, channels: ['email'] }),
    )
    expect(mail).toMatchObject({ channel: 'email', recipient: 'huda@shop.example' })
    expect(await queue({ channels: [] })).toBeUndefined()
    expect(await queue({ channels: ['email'] })).toBeUndefined()
  })
})
