import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startJobQueue } from '#server/database/job-queue.ts'
import { makeReceived } from '#server/testing/make-received.ts'
import { makeId } from '#server/core/make-id.ts'
import {
  makeTaqnyatBench,
  makeWhatsAppBench,
  type MessageBench,
} from '#server/adapters/messages/make-message-benches.ts'
import { queueMessage, type MessageToQueue } from '#server/ports/queue-message.ts'
import { gatherSenders } from '#server/start/senders.ts'
import { saveMessageAccount } from '#server/store/notifications/message-accounts.ts'
import { claimMessages } from '#server/store/notifications/message-steps.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { TryLater } from '#server/core/try-later.ts'
import { deliverMessage, deliverMessages } from './deliver-message.ts'

let whatsapp: MessageBench
let sms: MessageBench
let test: TestApp
let shop: Shop
beforeAll(async () => {
  whatsapp = await makeWhatsAppBench()
  sms = await makeTaqnyatBench()
  test = await makeTestApp({ senders: gatherSenders([whatsapp.provider, sms.provider], []) })
})
afterAll(async () => {
  await test.close()
  await whatsapp.desk.close()
  await sms.desk.close()
})
beforeEach(async () => {
  test.resetClock()
  shop = await makeShop(test)
})
afterEach(() => {
  whatsapp.desk.misbehave(undefined)
  sms.desk.misbehave(undefined)
})

/** Connects the shop to providers, the first to be tried first. */
async function connect(...benches: MessageBench[]): Promise<void> {
  for (const [place, { provider, account }] of benches.entries())
    await test.database.db.write(shop.tenantId, (db) =>
      saveMessageAccount(db, {
        id: makeId(),
        provider: provider.name,
        channel: provider.channel,
        place,
        shown: {},
        sealed_secrets: test.seal.close(JSON.stringify(account.values)),
      }),
    )
}
const notice: MessageToQueue = {
  event: 'order-ready',
  cause: { by: 'order' },
  to: { mobile: '+966551234567' },
  language: 'ar',
  body: 'طلبك رقم 041 جاهز',
  params: ['041'],
}
const code = { ...notice, event: 'sign-in-code', body: 'رمزك 4821', params: ['4821'], secret: true }
async function queue(message: MessageToQueue): Promise<string> {
  const id = await test.database.db.write(shop.tenantId, (db) => queueMessage(test.deps, db, message))
  return id ?? ''
}
const deliver = (id: string) => deliverMessage(test.deps, shop.tenantId, id)
const rowOf = (id: string) =>
  test.database.db.read(shop.tenantId, (db) =>
    db.q
      .selectFrom('messages')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  )
const arrived = (bench: MessageBench, text: string) =>
  bench.desk.received.filter((one) => bench.readMessage(one).text.includes(text)).length
/** A number that no other test's message bears. */
const number = () => String((lastNumber += 1))
let lastNumber = 100_000_000
const numbered = (message: MessageToQueue): [MessageToQueue, string] => {
  const own = number()
  return [{ ...message, body: own, params: [own] }, own]
}
const busy = { status: 503, body: { message: 'later' } }

describe('a message', () => {
  it('goes out by the first way of the tenant’s order', async () => {
    await connect(whatsapp, sms)
    const [message, own] = numbered(notice)
    const id = await queue(message)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', channel: 'whatsapp', reason: null, attempts: 1 })
    expect([arrived(whatsapp, own), arrived(sms, own)]).toEqual([1, 0])
  })

  it('falls back to the next way when one refuses or is busy', async () => {
    await connect(whatsapp, sms)
    for (const trouble of [busy, { status: 400, body: { error: { code: 131_026, message: 'no' } } }]) {
      whatsapp.desk.misbehave(trouble)
      const [message, own] = numbered(notice)
      const id = await queue(message)
      await deliver(id)
      expect(await rowOf(id)).toMatchObject({ state: 'sent', channel: 'sms' })
      expect(arrived(sms, own)).toBe(1)
    }
  })

  it('is tried again later when every way is busy, and says why it waits', async () => {
    await connect(sms)
    sms.desk.misbehave(busy)
    const id = await queue(notice)
    await expect(deliver(id)).rejects.toBeInstanceOf(TryLater)
    expect(await rowOf(id)).toMatchObject({ state: 'queued', error: 'taqnyat: 503 later' })
    sms.desk.misbehave(undefined)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2, error: null })
  })

  it('is parked with the reason when every way refuses, or there is none', async () => {
    const alone = await queue(notice)
    await deliver(alone)
    expect(await rowOf(alone)).toMatchObject({ state: 'failed', reason: 'no-sender' })
    await connect(sms)
    const refused = await queue({ ...notice, to: { mobile: sms.bad } })
    await deliver(refused)
    expect(await rowOf(refused)).toMatchObject({ state: 'failed', reason: 'refused' })
  })

  it('never goes out after its time', async () => {
    await connect(sms)
    const [message, own] = numbered({ ...code, expiresAt: new Date(Date.now() + 300_000) })
    const id = await queue(message)
    test.pass(300_001)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason: 'expired', sealed_content: null })
    expect(arrived(sms, own)).toBe(0)
  })

  it('that is a code leaves nothing of it behind once it is sent', async () => {
    await connect(sms)
    const id = await queue(code)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent', sealed_content: null, body: '' })
  })
})

describe('without proof that a sender took it', () => {
  it('safety 28: a notice is sent at most once, and parked for a person to judge', async () => {
    await connect(sms, whatsapp)
    sms.desk.misbehave('cut')
    const [message, own] = numbered(notice)
    const id = await queue(message)
    await deliver(id)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reason: 'unknown' })
    expect([arrived(sms, own), arrived(whatsapp, own)]).toEqual([1, 0])
  })

  it('safety 28: a code is sent at least once: by the next way, else again', async () => {
    await connect(sms)
    sms.desk.misbehave('cut')
    const [message, own] = numbered(code)
    const id = await queue(message)
    await expect(deliver(id)).rejects.toBeInstanceOf(TryLater)
    sms.desk.misbehave(undefined)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject({ state: 'sent' })
    expect(arrived(sms, own)).toBe(2)
  })

  it.each([
    { what: 'a notice is parked', message: notice, end: { state: 'failed', reason: 'unknown' } },
    { what: 'a code goes out again', message: code, end: { state: 'sent' } },
  ])('safety 28: after a death between sending and noting it, $what', async ({ message, end }) => {
    await connect(sms)
    const id = await queue(message)
    const now = Date.now()
    await test.database.db.write(shop.tenantId, (db) =>
      claimMessages(db, [id], new Date(now), new Date(now + 30_000)),
    )
    await expect(deliver(id), 'while the claim stands nobody else sends it').rejects.toBeInstanceOf(TryLater)
    test.pass(31_000)
    await deliver(id)
    expect(await rowOf(id)).toMatchObject(end)
  })
})

describe('several at once', () => {
  it('safety 28: are claimed together, and each ends as it would alone', async () => {
    await connect(sms)
    const [good, own] = numbered(notice)
    const ids = [await queue(good), await queue({ ...notice, to: { mobile: sms.bad } }), await queue(notice)]
    const [sent = '', refused = '', held = ''] = ids
    await test.database.db.write(shop.tenantId, (db) =>
      claimMessages(db, [held], new Date(), new Date(Date.now() + 30_000)),
    )
    const ends = await deliverMessages(test.deps, shop.tenantId, ids)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(await rowOf(sent)).toMatchObject({ state: 'sent', attempts: 1 })
    expect(await rowOf(refused)).toMatchObject({ state: 'failed', reason: 'refused' })
    expect(await rowOf(held)).toMatchObject({ state: 'sending', attempts: 1 })
    expect(arrived(sms, own)).toBe(1)
  })
})

describe('rivals', () => {
  it('safety 28: of two processes with the same message only one sends it', async () => {
    await connect(sms)
    const [message, own] = numbered(notice)
    const id = await queue(message)
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => deliver(id)))
    expect(tries.some(({ status }) => status === 'fulfilled')).toBe(true)
    await deliver(id)
    expect(arrived(sms, own)).toBe(1)
  })

  it('safety 27, 28: two processes’ queues deliver each message once, whatever is sent twice', async () => {
    await connect(sms)
    const done = makeReceived<string>()
    const work = {
      run: async ({ messageId }: { messageId: string }) => {
        await deliver(messageId)
        done.receive(messageId)
      },
      park: async () => {},
    }
    const start = () => startJobQueue(test.database.appUrl, { message: work }, () => {})
    const queues = [await start(), await start()]
    const sent = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const [message, own] = numbered(notice)
        return { own, messageId: await queue(message) }
      }),
    )
    for (const { messageId } of sent)
      for (const each of queues) await each.send('message', [{ tenantId: shop.tenantId, messageId }])
    await done.until((all) => sent.every(({ messageId }) => all.includes(messageId)))
    for (const each of queues) await each.stop()
    expect(sent.map(({ own }) => arrived(sms, own))).toEqual(sent.map(() => 1))
  })
})
