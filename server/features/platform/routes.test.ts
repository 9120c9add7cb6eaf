import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutboxWire, RestaurantsWire } from '#contract/platform/platform.ts'
import { createApp } from '#server/http/app.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  await shop.staff('kitchen')
  await shop.staff('owner')
  await test.database.db.write(shop.tenantId, async (db) => {
    const message = {
      tenant_id: shop.tenantId,
      event: 'order-ready',
      channel: 'sms',
      recipient: '+966551234567',
      language: 'ar',
    } as const
    await db.q
      .insertInto('messages')
      .values([
        { ...message, id: 'first', body: 'one', at: new Date(1000) },
        { ...message, id: 'second', body: 'two', at: new Date(2000) },
      ])
      .execute()
  })
})
afterAll(() => test.close())

const restaurants = '/api/v1/platform/restaurants'
const outbox = '/api/v1/platform/outbox'

it('lists the demo restaurants with their looks, addresses and logins', async () => {
  const list = await new Visitor(test.app, 'localhost').call<RestaurantsWire>('GET', restaurants)
  expect(list).toMatchObject({ demo: true, console_url: 'http://console.localhost:3000' })
  expect(list.operator?.email).toBe('operator@maidah.example')
  const own = list.data.find((one) => one.id === shop.tenantId)
  expect(own?.url).toBe(`http://${shop.host}:3000`)
  expect(own?.staff.map((login) => login.role)).toEqual(['owner', 'kitchen'])
  expect(own?.primary_color).toMatch(/^#[0-9a-f]{6}$/)
})

it('shows every message that was sent, newest first', async () => {
  const { data } = await new Visitor(test.app, 'localhost').call<OutboxWire>('GET', outbox)
  expect(data.map((message) => message.body)).toEqual(['two', 'one'])
})

it("attack: on a restaurant's or the console's host there is neither", async () => {
  for (const path of [restaurants, outbox]) {
    expect((await shop.guest().refused('GET', path)).status).toBe(404)
    expect((await new Visitor(test.app, 'console.localhost').refused('GET', path)).status).toBe(404)
  }
})

it('safety 33: a live start shows no restaurants, no logins and no messages', async () => {
  const live = new Visitor(
    createApp({ ...test.deps, settled: { ...test.deps.settled, mode: 'live' } }),
    'localhost',
  )
  expect(await live.call<RestaurantsWire>('GET', restaurants)).toMatchObject({
    demo: false,
    operator: null,
    data: [],
  })
  expect((await live.refused('GET', outbox)).status).toBe(404)
})
