import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationsWire } from '#contract/customers/customer.ts'
import { noticeKinds } from '#domain/notifications/notice-preference.ts'
import { tellParty } from '#server/features/waitlist/tell-party.ts'
import { joinQueue, makeQueueShop } from '#server/testing/make-queue.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

const path = '/api/v1/user/customers/notifications'
const all = { sms: true, whatsapp: true, email: true, push: true }
const none = { sms: false, whatsapp: false, email: false, push: false }

describe('notifications that a customer wants', () => {
  it('rule "Wishes for notices": all but offers at first; a kind that is sent changes, the others stay', async () => {
    const customer = shop.guest()
    await signInCustomer(test, shop, customer, makeMobile())
    const first = await customer.call<NotificationsWire>('GET', path)
    expect(first.data).toEqual(noticeKinds.map((kind) => ({ kind, ...(kind === 'offers' ? none : all) })))
    const change = { data: [{ kind: 'ratings', ...none, email: true }] }
    const saved = await customer.call<NotificationsWire>('PUT', path, change)
    expect(saved.data.find((one) => one.kind === 'ratings')).toEqual({
      kind: 'ratings',
      ...none,
      email: true,
    })
    expect(saved.data.find((one) => one.kind === 'orders')).toEqual({ kind: 'orders', ...all })
    expect(await customer.call('GET', path)).toEqual(saved)
    await customer.call('PUT', path, { data: [{ kind: 'ratings', ...all }] })
    expect(await customer.call('GET', path)).toEqual(first)
  })

  it('are one customer’s alone, and an unknown kind is refused', async () => {
    const [a, b] = [shop.guest(), shop.guest()]
    await signInCustomer(test, shop, a, makeMobile())
    await signInCustomer(test, shop, b, makeMobile())
    await a.call('PUT', path, { data: [{ kind: 'orders', ...none }] })
    const { data } = await b.call<NotificationsWire>('GET', path)
    expect(data.find((one) => one.kind === 'orders')).toEqual({ kind: 'orders', ...all })
    expect(await a.refused('PUT', path, { data: [{ kind: 'gossip', ...none }] })).toMatchObject({
      status: 400,
    })
  })
})

it('rule "Wishes for notices": who wants no news of a queue gets none; a guest who joins it does', async () => {
  const place = await makeQueueShop(test)
  const [customer, guest, mobile] = [place.shop.guest(), place.shop.guest(), makeMobile()]
  await signInCustomer(test, place.shop, customer, mobile)
  await customer.call('PUT', path, { data: [{ kind: 'queue', ...none }] })
  const notified: string[] = []
  for (const [phone, number] of [
    [customer, mobile],
    [guest, makeMobile()],
  ] as const) {
    const { id } = await joinQueue(place, { phone: number }, phone)
    await tellParty(test.deps, place.shop.tenantId, { entryId: id, event: 'queue-joined', calls: 0 })
    const sent = await test.database.db.read(place.shop.tenantId, ({ q }) =>
      q
        .selectFrom('messages')
        .select('event')
        .where('recipient', '=', number)
        .where('secret', '=', false)
        .execute(),
    )
    notified.push(...sent.map(({ event }) => event))
  }
  expect(notified).toEqual(['queue-joined'])
})
