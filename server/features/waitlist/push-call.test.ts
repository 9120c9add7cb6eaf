import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeWebPush } from '#server/adapters/push/web-push.ts'
import { findPushKeys, listDevices } from '#server/store/notifications/push-devices.ts'
import { joinQueue, makeQueueShop, serve } from '#server/testing/make-queue.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makePushPhone, openPushService, readVapid } from '#server/testing/push-phone.ts'
import { TryLater } from '#server/core/try-later.ts'
import { pushCall } from './push-call.ts'

let test: TestApp
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
  const allows = (endpoint: string) => endpoint === service.url
  const push = makeWebPush({ fetch, clock: Date.now, subject: 'https://orders.example', allows })
  test = await makeTestApp({ push })
})
afterAll(async () => {
  await test.close()
  await service.close()
})

const v1 = '/api/v1'
const waiting = `${v1}/waiting-list/waiting`

it('calls a locked phone too: by web push, encrypted for it alone, once per call; one that takes no more is forgotten', async () => {
  const place = await makeQueueShop(test)
  const host = await place.shop.staff('host')
  const { shop, branchId } = place
  const phone = makePushPhone()
  const a = await joinQueue(place)
  const asked = (endpoint: string) => ({ endpoint, keys: phone.keys })
  const devices = `${waiting}/${a.id}/devices`
  expect(await a.guest.refused('POST', devices, asked('http://127.0.0.1:1/a'))).toMatchObject({
    status: 400,
  })
  expect(
    await a.guest.refused('POST', devices, {
      endpoint: service.url,
      keys: { ...phone.keys, p256dh: `B${'A'.repeat(86)}` },
    }),
  ).toMatchObject({ code: 'bad-input' })
  const { key } = await a.guest.call<{ key: string }>('GET', `${v1}/waiting-list/push-key`)
  // a companion who holds the link hears it too
  await shop.guest().call('POST', devices, asked(service.url))
  await serve(host, branchId, a.id, { act: 'call' })
  const call = { entryId: a.id, calls: 1 }
  service.answer = 503
  await expect(pushCall(test.deps, shop.tenantId, call)).rejects.toThrow(TryLater)
  service.answer = 201
  await pushCall(test.deps, shop.tenantId, call)
  await pushCall(test.deps, shop.tenantId, call)
  expect(service.sent).toHaveLength(2)
  const [, sent] = service.sent
  if (!sent) throw new Error('nothing came')
  expect(sent.headers).toMatchObject({ ttl: '900', urgency: 'high', 'content-encoding': 'aes128gcm' })
  const sender = readVapid(String(sent.headers['authorization']))
  expect(sender).toMatchObject({
    key,
    claims: { aud: new URL(service.url).origin, sub: 'https://orders.example' },
  })
  expect(JSON.parse(phone.read(sent.body))).toMatchObject({
    body: expect.stringContaining('A-01'),
    url: expect.stringMatching(new RegExp(`/waiting-list/${a.id}$`)),
    tag: `waiting-${a.id}`,
  })
  service.answer = 410
  await serve(host, branchId, a.id, { act: 'skip' })
  await serve(host, branchId, a.id, { act: 'call' })
  await pushCall(test.deps, shop.tenantId, { ...call, calls: 2 })
  expect(await test.database.db.read(shop.tenantId, (db) => listDevices(db, a.id))).toEqual([])
  const keys = await test.database.db.read(shop.tenantId, findPushKeys)
  expect(keys?.sealed_private_key).not.toContain(test.seal.open(keys?.sealed_private_key ?? ''))
})
