import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCatalogues } from './catalogues.ts'
import type { Database } from '../database/tenant-db.ts'
import { makeShop, type Shop } from '../testing/make-shop.ts'
import { makeTestApp, type TestApp } from '../testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

/** A cache whose database counts how often content is loaded, and can be held back. */
function makeCounted(latest: () => number | undefined = () => undefined) {
  let loads = 0
  let hold: Promise<void> | undefined
  const db: Database = {
    ...test.database.db,
    async snapshot(tenantId, fn) {
      loads += 1
      const held = hold
      const loaded = await test.database.db.snapshot(tenantId, fn)
      await held
      return loaded
    },
  }
  return {
    catalogues: makeCatalogues(db, { latest }),
    loads: () => loads,
    holdBack: (until: Promise<void>) => {
      hold = until
    },
  }
}

const setPrice = (price: number) =>
  test.database.db.write(
    shop.tenantId,
    async (db) =>
      void (await db.q.updateTable('items').set({ price }).where('tenant_id', '=', shop.tenantId).execute()),
  )
const versionNow = async () =>
  (await makeCatalogues(test.database.db, { latest: () => undefined }).current(shop.tenantId)).version

describe('catalogues', () => {
  it('load content once for many who ask at once, and keep it while its version stands', async () => {
    const { catalogues, loads } = makeCounted()
    const all = await Promise.all(Array.from({ length: 20 }, () => catalogues.current(shop.tenantId)))
    expect(loads()).toBe(1)
    expect(new Set(all).size).toBe(1)
    await catalogues.current(shop.tenantId)
    expect(loads()).toBe(1)
  })

  it('load again after a change, with version and data of one moment', async () => {
    const { catalogues, loads } = makeCounted()
    const before = await catalogues.current(shop.tenantId)
    await setPrice(3100)
    const after = await catalogues.current(shop.tenantId)
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.items.get(shop.itemId('Tea'))?.price).toBe(3100)
    expect(loads()).toBe(2)
  })

  it('safety 29: a load that began before a change does not pass for what came after it', async () => {
    const { catalogues, loads, holdBack } = makeCounted()
    const gate = Promise.withResolvers<void>()
    holdBack(gate.promise)
    const early = catalogues.atLeast(shop.tenantId, 0)
    await setPrice(3200)
    const wanted = await versionNow()
    const late = catalogues.atLeast(shop.tenantId, wanted)
    gate.resolve()
    await early
    expect((await late).version).toBeGreaterThanOrEqual(wanted)
    expect((await late).items.get(shop.itemId('Tea'))?.price).toBe(3200)
    expect(loads()).toBeLessThanOrEqual(2)
  })

  it('a load that failed is tried again by the next who asks', async () => {
    let broken = true
    const db: Database = {
      ...test.database.db,
      snapshot: (tenantId, fn) =>
        broken ? Promise.reject(new Error('down')) : test.database.db.snapshot(tenantId, fn),
    }
    const catalogues = makeCatalogues(db, { latest: () => undefined })
    await expect(catalogues.current(shop.tenantId)).rejects.toThrow('down')
    broken = false
    expect((await catalogues.current(shop.tenantId)).tenant.id).toBe(shop.tenantId)
  })

  it('take the word of a watch that is known to be good, without asking the database', async () => {
    let seen = 0
    const { catalogues, loads } = makeCounted(() => seen)
    const first = await catalogues.current(shop.tenantId)
    await setPrice(3300)
    expect(await catalogues.current(shop.tenantId)).toBe(first)
    seen = await versionNow()
    expect((await catalogues.current(shop.tenantId)).items.get(shop.itemId('Tea'))?.price).toBe(3300)
    expect(loads()).toBe(2)
  })
})
