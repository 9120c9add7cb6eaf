import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessagesWire, SendersWire } from '#contract/notifications/messages.ts'
import {
  makeTwilioBench,
  makeWhatsAppBench,
  type MessageBench,
} from '#server/adapters/messages/make-message-benches.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { gatherSenders } from '#server/start/senders.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { deliverMessage } from './deliver-message.ts'

let twilio: MessageBench
let whatsapp: MessageBench
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  twilio = await makeTwilioBench()
  whatsapp = await makeWhatsAppBench()
  test = await makeTestApp({ senders: gatherSenders([twilio.provider, whatsapp.provider], []) })
  shop = await makeShop(test)
  owner = await shop.staff()
})
afterAll(async () => {
  await test.close()
  await twilio.desk.close()
  await whatsapp.desk.close()
})

const connect = async ({ provider, account }: MessageBench) => {
  const body = { enabled: true, values: account.values }
  const { senders } = await owner.call<SendersWire>('PUT', `/api/v1/staff/senders/${provider.name}`, body)
  return senders.find((one) => one.provider === provider.name)!
}
const row = async (id: string) =>
  (await owner.call<MessagesWire>('GET', '/api/v1/staff/messages')).data.find((one) => one.id === id)

/** Sends a message by Twilio; returns it with what Twilio calls it and where it was told to report. */
async function sendByTwilio() {
  await connect(twilio)
  const id = await test.database.db.write(shop.tenantId, (db) =>
    queueMessage(test.deps, db, {
      event: 'order-ready',
      cause: { by: 'order' },
      to: { mobile: twilio.good },
      channels: ['sms'],
      language: 'en',
      body: 'Your order 041 is ready',
    }),
  )
  await deliverMessage(test.deps, shop.tenantId, id ?? '')
  const sent = new URLSearchParams(twilio.desk.received.at(-1)?.body)
  const { provider_message_id: sid } = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('messages')
      .select('provider_message_id')
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow(),
  )
  return { id: id ?? '', sid: sid ?? '', address: sent.get('StatusCallback') ?? '' }
}

/** Reports as Twilio does: a form, signed over the address and its fields. */
async function report(
  address: string,
  fields: Record<string, string>,
  key = twilio.account.values['auth_token'],
) {
  const signed = Object.keys(fields)
    .toSorted()
    .reduce((text, name) => text + name + fields[name], address)
  return test.app.request(address, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      host: new URL(address).host,
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': createHmac('sha1', key ?? '')
        .update(signed)
        .digest('base64'),
    },
  })
}

describe('delivery reports', () => {
  it('make a sent message delivered, in any order and more than once', async () => {
    const { id, sid, address } = await sendByTwilio()
    expect(await row(id)).toMatchObject({ state: 'sent' })
    for (const status of ['sent', 'delivered', 'sent', 'delivered'])
      expect((await report(address, { MessageSid: sid, MessageStatus: status })).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'delivered', can_retry: false })
    await report(address, { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect(await row(id)).toMatchObject({ state: 'delivered' })
  })

  it('tell that it never arrived, and a person may send it again', async () => {
    const { id, sid, address } = await sendByTwilio()
    await report(address, { MessageSid: sid, MessageStatus: 'undelivered', ErrorCode: '30003' })
    expect(await row(id)).toMatchObject({
      state: 'failed',
      reason: 'undelivered',
      error: '30003',
      can_retry: true,
    })
  })

  it('attack: a forged one, one at another restaurant, and one of a message of nobody change nothing', async () => {
    const { id, sid, address } = await sendByTwilio()
    const done = { MessageSid: sid, MessageStatus: 'delivered' }
    expect((await report(address, done, 'guessed')).status).toBe(401)
    const other = await makeShop(test)
    const elsewhere = address.replace(new URL(address).host, `${other.host}:${new URL(address).port || '80'}`)
    expect((await report(elsewhere, done)).status).toBe(404)
    expect((await report(address, { ...done, MessageSid: 'SM-of-nobody' })).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'sent' })
  })

  it('WhatsApp proves the address first, by the token that the owner typed', async () => {
    const { report_url } = await connect(whatsapp)
    const ask = (token: string) =>
      test.app.request(
        `${report_url}?hub.mode=subscribe&hub.challenge=91125&hub.verify_token=${encodeURIComponent(token)}`,
        { headers: { host: new URL(report_url).host } },
      )
    const proven = await ask(whatsapp.account.values['verify_token'] ?? '')
    expect([proven.status, await proven.text()]).toEqual([200, '91125'])
    expect((await ask('guessed')).status).toBe(404)
  })
})
