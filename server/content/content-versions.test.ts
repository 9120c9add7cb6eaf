import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { createApp } from '../http/app.ts'
import { makeCatalogues } from './catalogues.ts'
import { watchContentVersions, type ContentVersions } from './content-versions.ts'
import type { Database } from '../database/tenant-db.ts'
import { makeReceived, type Received } from '../testing/make-received.ts'
import { makeShop, type Shop } from '../testing/make-shop.ts'
import { makeTestApp, type TestApp } from '../testing/make-test-app.ts'
import { Visitor } from '../testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

const watches: ContentVersions[] = []
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop()
})

interface Process {
  readonly versions: ContentVersions
  readonly received: Received<{ tenantId: string; version: number; site: boolean }>
  readonly catalogues: ReturnType<typeof makeCatalogues>
}

/** What another process of the product has of the same database. */
async function startProcess(
  db: Database = test.database.db,
  clock: () => number = Date.now,
): Promise<Process> {
  const versions = await watchContentVersions(db, clock, () => {})
  watches.push(versions)
  const received = makeReceived<{ tenantId: string; version: number; site: boolean }>()
  versions.onChange((tenantId, version, site) => received.receive({ tenantId, version, site }))
  return { versions, received, catalogues: makeCatalogues(db, versions) }
}

const setPrice = (price: number, tenantId = shop.tenantId) =>
  test.database.db.write(
    tenantId,
    async (db) =>
      void (await db.q.updateTable('items').set({ price }).where('tenant_id', '=', tenantId).execute()),
  )
const priceIn = async ({ catalogues }: Process) =>
  (await catalogues.current(shop.tenantId)).items.get(shop.itemId('Shawarma'))?.price

describe('content versions', () => {
  it('safety 29: a change by staff is seen by every process', async () => {
    const [one, two] = [await startProcess(), await startProcess()]
    expect(await priceIn(one)).toBe(await priceIn(two))
    await setPrice(4200)
    await Promise.all(
      [one, two].map((process) =>
        process.received.until((all) => all.some((change) => change.tenantId === shop.tenantId)),
      ),
    )
    expect([await priceIn(one), await priceIn(two)]).toEqual([4200, 4200])
  })

  it('what a member has saved is what the next page shows, before the process looks by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const process = await startProcess(test.database.db, () => 0).finally(() => vi.useRealTimers())
    const app = createApp({ ...test.deps, ...process })
    const [owner, guest] = [new Visitor(app, 'console.localhost'), new Visitor(app, shop.host)]
    for (const [name, value] of (await shop.staff()).cookies) owner.cookies.set(name, value)
    const number = async () => (await guest.call<SiteWire>('GET', '/api/v1/storefront')).tax_number
    for (const taxNumber of ['310000000000003', '320000000000003']) {
      expect(await number()).not.toBe(taxNumber)
      await owner.call('PUT', '/api/v1/staff/site/settings', { values: {}, tax_number: taxNumber })
      expect(await number()).toBe(taxNumber)
    }
  })

  it('safety 29: who asks for a look has one that began after the asking', async () => {
    const gate = Promise.withResolvers<void>()
    let reads = 0
    const slow: Database = {
      ...test.database.db,
      platform: async (fn) => {
        const read = await test.database.db.platform(fn)
        reads += 1
        if (reads === 2) await gate.promise
        return read
      },
    }
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const process = await startProcess(slow, () => 0).finally(() => vi.useRealTimers())
    const before = process.versions.look()
    await vi.waitUntil(() => reads === 2, { timeout: 20_000 })
    await setPrice(4250)
    const after = Promise.all([process.versions.look(), process.versions.look()])
    gate.resolve()
    await before
    await after
    expect(await priceIn(process)).toBe(4250)
    expect(reads).toBe(3)
  })

  it('safety 29: is told with its tenant alone; a site change is told apart from a menu change', async () => {
    const other = await makeShop(test)
    const process = await startProcess()
    await setPrice(4300)
    await process.received.until((all) => all.length > 0)
    expect(process.received.all).toMatchObject([{ tenantId: shop.tenantId, site: false }])
    await test.database.db.write(
      other.tenantId,
      async (db) =>
        void (await db.q
          .insertInto('settings')
          .values({ tenant_id: other.tenantId, key: 'website.primary_color', value: '"#112233"' })
          .execute()),
    )
    await process.received.until((all) => all.length > 1)
    expect(process.received.all[1]).toMatchObject({ tenantId: other.tenantId, site: true })
  })

  it('safety 29: what commits long after its change is still seen', async () => {
    const process = await startProcess()
    await priceIn(process)
    const slow = new pg.Client(test.database.superuserUrl)
    await slow.connect()
    await slow.query(
      `begin; set local app.tenant_id = '${shop.tenantId}'; update items set price = 4400 where tenant_id = '${shop.tenantId}'`,
    )
    // another tenant's later change is seen first
    const other = await makeShop(test)
    await setPrice(1, other.tenantId)
    await process.received.until((all) => all.some((change) => change.tenantId === other.tenantId))
    expect(await priceIn(process)).not.toBe(4400)
    await slow.query('commit')
    await slow.end()
    await process.received.until((all) => all.some((change) => change.tenantId === shop.tenantId))
    expect(await priceIn(process)).toBe(4400)
  })

  it('safety 29: without a good check for three seconds the database is asked each time', async () => {
    let now = 0
    const process = await startProcess(test.database.db, () => now)
    expect(process.versions.healthy()).toBe(true)
    await priceIn(process)
    process.versions.stop()
    now = 2999
    expect(process.versions.healthy()).toBe(true)
    now = 3000
    expect(process.versions.healthy()).toBe(false)
    expect(process.versions.latest(shop.tenantId)).toBeUndefined()
    await setPrice(4500)
    expect(await priceIn(process)).toBe(4500)
  })

  it('tells of hosts that changed, of outbox rows and of jobs by the same one question a second', async () => {
    const questions: string[] = []
    const { db } = test.database
    const counted: Database = { ...db, platform: (fn) => (questions.push('asked'), db.platform(fn)) }
    const versions = await watchContentVersions(counted, Date.now, () => {})
    watches.push(versions)
    const received = makeReceived<string>()
    versions.onHosts((tenantIds) => tenantIds.forEach((id) => received.receive(`hosts ${id}`)))
    versions.onOutbox(() => received.receive('outbox'))
    versions.onJobs(['message'], (queue) => received.receive(`jobs ${queue}`))
    const owner = new pg.Client(test.database.superuserUrl)
    await owner.connect()
    await owner.query(`insert into hosts (host, tenant_id, is_primary) values ('second.test', $1, false)`, [
      shop.tenantId,
    ])
    await received.until((all) => all.includes(`hosts ${shop.tenantId}`))
    await owner.query(`delete from outbox; insert into outbox (tenant_id, kind, payload, at)
      values ('${shop.tenantId}', 'nothing', '{}', now() + interval '1 hour')`)
    await versions.look()
    const before = received.all.length
    await versions.look()
    expect(received.all.slice(before)).toEqual([])
    await owner.query('update outbox set at = now()')
    await versions.look()
    expect(received.all.slice(before)).toEqual(['outbox'])
    await owner.query(`update outbox set claimed_until = now() + interval '1 hour'`)
    await owner.query(
      `insert into jobs.job (name, start_after, data) values ('message', now() + interval '1 hour', '{}')`,
    )
    await versions.look()
    expect(received.all.slice(before + 1)).toEqual([])
    await owner.query(`update jobs.job set start_after = now() where name = 'message'`)
    const asked = questions.length
    await versions.look()
    expect(received.all.slice(before + 1)).toEqual(['jobs message'])
    expect(questions.length - asked).toBe(1)
    await owner.query(
      `delete from jobs.job; delete from outbox; delete from hosts where host = 'second.test'`,
    )
    await owner.end()
  })

  it('a watch that cannot look says so and goes on when it can again', async () => {
    let broken = false
    const flaky: Database = {
      ...test.database.db,
      platform: (fn) => (broken ? Promise.reject(new Error('no way there')) : test.database.db.platform(fn)),
    }
    const errors = makeReceived<unknown>()
    const versions = await watchContentVersions(flaky, Date.now, (error) => errors.receive(error))
    watches.push(versions)
    broken = true
    await errors.until((all) => all.length > 0)
    broken = false
    const received = makeReceived<number>()
    versions.onChange((_, version) => received.receive(version))
    await setPrice(4600)
    await received.until((all) => all.length > 0)
    expect(errors.all).not.toEqual([])
  })
})
