import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { asSuperuser } from '#server/testing/test-cluster.ts'
import { watchContentVersions } from '#server/content/content-versions.ts'
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

it('safety 18: reads those of a restaurant whose hosts changed, and leaves all others as they are', async () => {
  const [moved, other, untouched] = [await makeShop(test), await makeShop(test), await makeShop(test)]
  const reads: (readonly string[])[] = []
  const failures: unknown[] = []
  const hosts = await startHosts(test.database.db, (error) => failures.push(error))
  const before = hosts.known(untouched.host)
  await asSuperuser(test.database.superuserUrl, async (client) => {
    await client.query('update hosts set host = $2 where host = $1', [other.host, `new-${other.host}`])
    await client.query(
      'update hosts set tenant_id = $2, is_primary = false, bound_at = now() where host = $1',
      [moved.host, other.tenantId],
    )
  })
  const versions = await watchContentVersions(test.database.db, Date.now, (error) => failures.push(error))
  versions.onHosts((tenantIds) => void reads.push(tenantIds.toSorted()))
  hosts.changed([moved.tenantId, other.tenantId])
  await vi.waitFor(() => expect(hosts.known(moved.host)?.tenantId).toBe(other.tenantId), { timeout: 20_000 })
  expect(hosts.known(moved.host)).toMatchObject({
    primaryHost: `new-${other.host}`,
    boundAt: expect.any(Number),
  })
  expect(hosts.known(other.host)).toBeUndefined()
  expect([hosts.has(moved.tenantId), hosts.primaryHost(moved.tenantId)]).toEqual([false, undefined])
  expect(hosts.primaryHost(other.tenantId)).toBe(`new-${other.host}`)
  expect(hosts.known(untouched.host)).toBe(before)
  await asSuperuser(test.database.superuserUrl, async (client) => {
    await client.query('update hosts set tenant_id = $2 where host = $1', [moved.host, moved.tenantId])
  })
  await versions.look()
  // both restaurants hear of a host that moves between them
  expect(reads).toEqual([[moved.tenantId, other.tenantId].toSorted()])
  expect(failures).toEqual([])
  versions.stop()
  hosts.stop()
})

it('safety 18: a failure to read them anew keeps the last good copy, and is told', async () => {
  const shop = await makeShop(test)
  let broken = false
  const db: Database = {
    ...test.database.db,
    platform: (run) => (broken ? Promise.reject(new Error('away')) : test.database.db.platform(run)),
  }
  const failures: unknown[] = []
  const hosts = await startHosts(db, (error) => failures.push(error))
  broken = true
  hosts.changed([shop.tenantId])
  await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 20_000 })
  expect(await hosts.find(shop.host)).toMatchObject({ tenantId: shop.tenantId })
  hosts.stop()
})
