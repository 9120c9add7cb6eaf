import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Database } from '../database/tenant-db.ts'
import { startHosts } from './hosts.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('safety 18: names that nobody has are one question at a time, and one that is new is found among them', async () => {
  const asked: string[] = []
  const db: Database = {
    ...test.database.db,
    platform(run) {
      asked.push('a question')
      return test.database.db.platform(run)
    },
  }
  const hosts = await startHosts(db, () => {})
  const before = asked.length
  const shop = await makeShop(test)
  const made = Array.from({ length: 200 }, (_, i) => `nobody-${i}.example`)
  const found = await Promise.all([...made, shop.host, ...made].map((host) => hosts.find(host)))
  expect(found.filter(Boolean)).toEqual([{ tenantId: shop.tenantId, primaryHost: shop.host }])
  expect(asked.length - before).toBe(1)
  await hosts.find('nobody-7.example')
  expect(asked.length - before).toBe(1)
  hosts.stop()
})
