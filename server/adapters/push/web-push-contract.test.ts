import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import library from 'web-push/package.json' with { type: 'json' }
import { makePushPhone, openPushService, readVapid } from '#server/testing/push-phone.ts'
import { reportContract } from '#server/testing/report-contract.ts'
import { areBrowserKeys, makeVapidKeys } from './push-keys.ts'
import { makeWebPush } from './web-push.ts'

let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
})
afterAll(() => service.close())
beforeEach(() => Object.assign(service, { answer: 201, retryAfter: '' }))

const message = { body: JSON.stringify({ title: 'حان دورك' }), lifeSeconds: 900, topic: 'entry-1' }
const subject = 'https://orders.example'
function makeSender(over: { clock?: () => number; subject?: string } = {}) {
  const allows = (endpoint: string) => endpoint === service.url
  return makeWebPush({ fetch, clock: Date.now, subject, allows, ...over })
}

describe('a push message', () => {
  it('is read by the phone that it is for, and by no other', async () => {
    const [mine, other, keys] = [makePushPhone(), makePushPhone(), await makeVapidKeys()]
    expect(await makeSender().send({ endpoint: service.url, ...mine.keys }, message, keys)).toBe('sent')
    const sent = service.sent.at(-1)
    if (!sent) throw new Error('nothing came')
    expect(mine.read(sent.body)).toBe(message.body)
    expect(() => other.read(sent.body)).toThrow('authenticate')
  })

  it('has the headers of RFC 8030, and tells by RFC 8292 who sends it', async () => {
    const keys = await makeVapidKeys()
    const to = { endpoint: service.url, ...makePushPhone().keys }
    await makeSender().send(to, { ...message, topic: 'b4Zk0mQx9TtS1vYh2LwC'.repeat(2) }, keys)
    const headers = service.sent.at(-1)?.headers ?? {}
    expect(headers).toMatchObject({
      ttl: '900',
      urgency: 'high',
      topic: 'b4Zk0mQx9TtS1vYh2LwCb4Zk0mQx9TtS',
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
    })
    const { claims, key } = readVapid(String(headers['authorization']))
    expect([claims['aud'], claims['sub'], key]).toEqual([
      new URL(service.url).origin,
      subject,
      keys.publicKey,
    ])
    const left = Number(claims['exp']) - Date.now() / 1000
    expect(left).toBeGreaterThan(0)
    expect(left, 'services take a day at most').toBeLessThanOrEqual(86_400)
  })

  it('of keys that were made before goes on: the package takes them', async () => {
    // as restaurants' stored keys were made
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
    const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
    const keys = { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d }
    const to = { endpoint: service.url, ...makePushPhone().keys }
    expect(await makeSender().send(to, message, keys)).toBe('sent')
    expect(readVapid(String(service.sent.at(-1)?.headers['authorization'])).key).toBe(keys.publicKey)
  })

  it('with a subject that push services refuse is not sent: the package checks it', async () => {
    const before = service.sent.length
    const to = { endpoint: service.url, ...makePushPhone().keys }
    for (const wrong of ['orders.example', 'http://orders.example', ''])
      expect(await makeSender({ subject: wrong }).send(to, message, await makeVapidKeys())).toBe('failed')
    expect(service.sent).toHaveLength(before)
  })
})

describe('what a push service answers', () => {
  const statuses = [
    [200, 'sent'],
    [201, 'sent'],
    [202, 'sent'],
    [400, 'failed'],
    [401, 'failed'],
    [403, 'failed'],
    [404, 'gone'],
    [410, 'gone'],
    [413, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ] as const
  it.each(statuses)('%i: %s', async (status, end) => {
    service.answer = status
    const to = { endpoint: service.url, ...makePushPhone().keys }
    expect(await makeSender().send(to, message, await makeVapidKeys())).toBe(end)
  })

  it.each([
    ['120', 120_000],
    [new Date(1_795_255_200_000 + 120_000).toUTCString(), 120_000],
    ['86400', 3_600_000],
    ['', 0],
    ['soon', 0],
    ['-5', 0],
  ])('429 with Retry-After %s: it is not called before', async (retryAfter, heldMs) => {
    let now = 1_795_255_200_000
    const sender = makeSender({ clock: () => now })
    const [keys, other] = [await makeVapidKeys(), await makeVapidKeys()]
    const to = { endpoint: service.url, ...makePushPhone().keys }
    const calls = async (own = keys) => {
      const before = service.sent.length
      await sender.send(to, message, own)
      return service.sent.length - before
    }
    Object.assign(service, { answer: 429, retryAfter })
    expect(await calls()).toBe(1)
    Object.assign(service, { answer: 201, retryAfter: '' })
    now += Math.max(heldMs - 1, 0)
    expect(await calls()).toBe(heldMs > 0 ? 0 : 1)
    expect(await calls(other), 'another restaurant has its own limit').toBe(1)
    now += 1
    expect(await calls()).toBe(1)
  })

  it('is reported', () => {
    const source = 'npm package web-push with http_ece: encryption, VAPID; statuses of RFC 8030'
    const codes = statuses.length
    reportContract({ adapter: 'web-push', source, version: library.version, codes, samples: 6 })
  })
})

describe('a browser’s keys', () => {
  it('are a point of the curve and 16 bytes, or none', () => {
    const { keys } = makePushPhone()
    expect(areBrowserKeys(keys)).toBe(true)
    expect(areBrowserKeys({ ...keys, p256dh: `B${'A'.repeat(86)}` })).toBe(false)
    expect(areBrowserKeys({ ...keys, p256dh: 'no' })).toBe(false)
    expect(areBrowserKeys({ ...keys, auth: 'c2hvcnQ' })).toBe(false)
  })
})
