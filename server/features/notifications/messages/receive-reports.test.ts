import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MessagesWire, SendersWire } from '#contract/notifications/messages.ts'
import {
  makeUnifonicBench,
  makeWhatsAppBench,
  type MessageBench,
} from '#server/adapters/messages/make-message-benches.ts'
import { makeTwilioBench } from '#server/adapters/messages/make-twilio-bench.ts'
import { queueMessage } from '#server/ports/queue-message.ts'
import { gatherSenders } from '#server/start/senders.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { deliverMessage } from './deliver-message.ts'
import { reportUrl } from './report-url.ts'

let twilio: MessageBench
let whatsapp: MessageBench
let unifonic: MessageBench
let test: TestApp
let shop: Shop
let owner: Visitor
beforeAll(async () => {
  twilio = await makeTwilioBench()
  whatsapp = await makeWhatsAppBench()
  unifonic = await makeUnifonicBench()
  const providers = [twilio.provider, whatsapp.provider, unifonic.provider]
  test = await makeTestApp({ senders: gatherSenders(providers, []) })
  shop = await makeShop(test, { domain: 'example' })
  owner = await shop.staff()
})
afterAll(async () => {
  await test.close()
  await twilio.desk.close()
  await whatsapp.desk.close()
  await unifonic.desk.close()
})

const connect = async ({ provider, account }: MessageBench) => {
  const body = { enabled: true, values: account.values }
  const { senders } = await owner.call<SendersWire>('PUT', `/api/v1/staff/senders/${provider.name}`, body)
  return senders.find((one) => one.provider === provider.name)!
}
const row = async (id: string) =>
  (await owner.call<MessagesWire>('GET', '/api/v1/staff/messages')).data.find((one) => one.id === id)

const queue = async (channel: 'sms' | 'whatsapp') =>
  (await test.database.db.write(shop.tenantId, (db) =>
    queueMessage(test.deps, db, {
      event: 'order-ready',
      cause: { by: 'order' },
      to: { mobile: twilio.good },
      channels: [channel],
      language: 'en',
      body: 'Your order 041 is ready',
      params: ['041'],
    }),
  )) ?? ''

/** Sends a message by one provider alone; returns it with the provider's name of it and where it was told to report. */
async function sendBy(bench: MessageBench, channel: 'sms' | 'whatsapp' = 'sms') {
  for (const { provider } of [twilio, unifonic, whatsapp])
    await owner.send('DELETE', `/api/v1/staff/senders/${provider.name}`)
  await connect(bench)
  const id = await queue(channel)
  await deliverMessage(test.deps, shop.tenantId, id)
  const sent = new URLSearchParams(bench.desk.received.at(-1)?.body)
  const { provider_message_id: sid } = await test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('messages')
      .select('provider_message_id')
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  return { id, sid: sid ?? '', address: sent.get('StatusCallback') ?? sent.get('statusCallback') ?? '' }
}
const sendByTwilio = () => sendBy(twilio)

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

  it('that come before the answer to the sending are not lost: what arrived has arrived, a failure is to be told again', async () => {
    await sendByTwilio()
    const [id, failing] = [await queue('sms'), await queue('sms')]
    twilio.desk.misbehave('silent')
    const begin = async (one: string) => {
      const arrived = twilio.desk.arrival()
      const ended = deliverMessage(test.deps, shop.tenantId, one)
      const sent = new URLSearchParams((await arrived).body)
      return { ended, address: sent.get('StatusCallback') ?? '' }
    }
    const calls = [await begin(id), await begin(failing)]
    const delivered = { MessageSid: 'SM-early', MessageStatus: 'delivered' }
    expect((await report(calls[0]?.address ?? '', delivered)).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'delivered' })
    const failed = { MessageSid: 'SM-late', MessageStatus: 'failed' }
    expect((await report(calls[1]?.address ?? '', failed)).status).toBe(503)
    expect(await row(failing)).toMatchObject({ state: 'sending' })
    twilio.desk.misbehave(undefined)
    twilio.desk.hangUp()
    await Promise.all(calls.map(({ ended }) => ended))
    expect(await row(id), 'the answer that came later changes nothing').toMatchObject({ state: 'delivered' })
    expect(await row(failing)).toMatchObject({ state: 'failed', reason: 'unknown' })
  })

  it('of a message whose sending nobody answered prove that it arrived', async () => {
    const { address } = await sendByTwilio()
    const id = await queue('sms')
    twilio.desk.misbehave('cut')
    await deliverMessage(test.deps, shop.tenantId, id)
    twilio.desk.misbehave(undefined)
    expect(await row(id)).toMatchObject({ state: 'failed', reason: 'unknown' })
    const own = new URL(address)
    own.searchParams.set('message', id)
    await report(own.href, { MessageSid: 'SM-after-all', MessageStatus: 'delivered' })
    expect(await row(id)).toMatchObject({ state: 'delivered', reason: null, can_retry: false })
  })

  it('Unifonic signs nothing: its reports count at the address that it alone was told', async () => {
    const { id, sid, address } = await sendBy(unifonic)
    expect(address).toBe('')
    const { provider } = unifonic
    const known = (await owner.call<SendersWire>('GET', '/api/v1/staff/senders')).senders[0]?.id ?? ''
    const host = shop.host
    const url = new URL(reportUrl(test.deps, shop.tenantId, known, provider))
    const tell = (to: URL, body: object | URLSearchParams) =>
      test.app.request(to.href, {
        method: 'POST',
        body: body instanceof URLSearchParams ? body.toString() : JSON.stringify(body),
        headers: { host },
      })
    const wrong = new URL(url)
    wrong.searchParams.set('key', 'x'.repeat(43))
    expect((await tell(wrong, { MessageID: sid, DLR: 'Delivered' })).status).toBe(401)
    wrong.searchParams.delete('key')
    expect((await tell(wrong, { MessageID: sid, DLR: 'Delivered' })).status).toBe(401)
    expect(await row(id)).toMatchObject({ state: 'sent' })
    // the form of "Can I receive DLR update through a webhook?", and of statusCallback
    const dlr = {
      MessageID: sid,
      DLR: 'Undeliverable',
      Recipient: '966551234567',
      SCTS: '2026-11-21 10:00:00',
    }
    expect((await tell(url, new URLSearchParams(dlr))).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'failed', reason: 'undelivered', error: 'Undeliverable' })
    expect((await tell(url, { messageId: Number(sid), status: 'Delivered' })).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'delivered' })
  })

  it('WhatsApp’s are signed over the body, several at once, and bear our own name of the message', async () => {
    const { id, sid } = await sendBy(whatsapp, 'whatsapp')
    const { senders } = await owner.call<SendersWire>('GET', '/api/v1/staff/senders')
    const address = senders[0]?.report_url ?? ''
    const tell = (statuses: object[], key = whatsapp.account.values['app_secret']) => {
      const value = { messaging_product: 'whatsapp', metadata: {}, statuses }
      const body = JSON.stringify({
        object: 'whatsapp_business_account',
        entry: [{ id: '1', changes: [{ value, field: 'messages' }] }],
      })
      const signature = createHmac('sha256', key ?? '')
        .update(body)
        .digest('hex')
      const headers = { host: new URL(address).host, 'x-hub-signature-256': `sha256=${signature}` }
      return test.app.request(address, { method: 'POST', body, headers })
    }
    const status = (state: string, more: object = {}) => ({
      id: sid,
      status: state,
      timestamp: '1795255200',
      recipient_id: '966551234567',
      ...more,
    })
    expect((await tell([status('delivered')], 'guessed')).status).toBe(401)
    const errors = [{ code: 131_026, title: 'Message undeliverable', message: 'Message undeliverable' }]
    expect((await tell([status('failed', { errors })])).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'failed', error: '131026 Message undeliverable' })
    const own = status('read', { id: 'wamid.other', biz_opaque_callback_data: id })
    expect((await tell([status('sent'), own, status('failed', { errors })])).status).toBe(200)
    expect(await row(id)).toMatchObject({ state: 'delivered' })
  })
})
