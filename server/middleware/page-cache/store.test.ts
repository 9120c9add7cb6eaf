import { describe, expect, it } from 'vitest'
import { overhead, PageStore } from './store.ts'

const page = (size: number, expiresAt = Infinity) => ({ size, expiresAt })
const kilobyte = 1024
/** A page that counts as so many kilobytes, with a key of one letter. */
const of = (kilobytes: number) => page(kilobytes * kilobyte - overhead - 1)

describe('the page store', () => {
  it('safety 22: what nobody visited goes first', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 20 * kilobyte })
    for (const key of ['a', 'b', 'c', 'd', 'e']) store.put('t', 1, key, of(4))
    store.find('t', 1, 'a', 0)
    store.put('t', 1, 'f', of(4))
    expect(store.find('t', 1, 'b', 0)).toBeUndefined()
    expect(store.find('t', 1, 'a', 0)).toBeDefined()
    expect(store.bytes).toBe(20 * kilobyte)
  })

  it('safety 22: a tenant that fills its share pushes out nobody else', () => {
    const store = new PageStore({ total: 30 * kilobyte, perTenant: 15 * kilobyte })
    store.put('quiet', 1, 'home', of(3))
    for (let i = 0; i < 50; i++) store.put('busy', 1, `p${i}`, of(3))
    expect(store.find('quiet', 1, 'home', 0)).toBeDefined()
    for (let i = 0; i < 50; i++) store.put('third', 1, `p${i}`, of(3))
    expect(store.bytes).toBeLessThanOrEqual(30 * kilobyte)
    expect(store.find('third', 1, 'p49', 0)).toBeDefined()
  })

  it('what is visited stays through a sweep over many times as many pages', () => {
    const store = new PageStore({ total: 1000 * kilobyte, perTenant: 1000 * kilobyte })
    for (let i = 0; i < 500; i++) store.put(`t${i}`, 1, 'm', of(1))
    for (let i = 0; i < 500; i++) store.find(`t${i}`, 1, 'm', 0)
    for (let i = 0; i < 20_000; i++) store.put(`swept${i}`, 1, 'm', of(1))
    const stayed = Array.from({ length: 500 }, (_, i) => store.find(`t${i}`, 1, 'm', 0)).filter(Boolean)
    expect(stayed).toHaveLength(500)
    expect(store.bytes).toBeLessThanOrEqual(1000 * kilobyte)
  })

  it('what was visited once and never again makes room for what is visited now', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 100 * kilobyte })
    const visit = (tenant: string) => store.find(tenant, 1, 'm', 0) ?? store.put(tenant, 1, 'm', of(1))
    for (const days of [1, 2])
      for (let i = 0; i < 90; i++) for (let n = 0; n < 3; n++) visit(`day${days}-${i}`)
    for (let n = 0; n < 5; n++) for (let i = 0; i < 90; i++) visit(`day2-${i}`)
    const found = Array.from({ length: 90 }, (_, i) => store.find(`day2-${i}`, 1, 'm', 0)).filter(Boolean)
    expect(found.length).toBeGreaterThan(80)
  })

  it('as visits fall (a few restaurants have most of them), it hits about as often as the best that fits', () => {
    const tenants = 1000
    const store = new PageStore({ total: 200 * kilobyte, perTenant: 200 * kilobyte })
    const weights = Array.from({ length: tenants }, (_, i) => 1 / (i + 1))
    const sum = weights.reduce((all, one) => all + one, 0)
    const best = weights.slice(0, 200).reduce((all, one) => all + one, 0) / sum
    let seed = 1
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    let hits = 0
    const asks = 60_000
    for (let n = 0; n < asks; n++) {
      let left = random() * sum
      const at = weights.findIndex((weight) => (left -= weight) <= 0)
      if (store.find(`t${at}`, 1, 'm', 0)) hits += 1
      else store.put(`t${at}`, 1, 'm', of(1))
    }
    expect(hits / asks).toBeGreaterThan(best * 0.9)
  })

  it('counts every byte that goes and comes, and keeps nothing that is too large', () => {
    const store = new PageStore({ total: 10 * kilobyte, perTenant: 10 * kilobyte })
    store.put('t', 1, 'h', page(10 * kilobyte))
    expect(store.bytes).toBe(0)
    store.put('t', 1, 'a', of(2))
    store.put('t', 1, 'a', of(3))
    expect(store.bytes).toBe(3 * kilobyte)
    store.put('t', 1, 'b', of(8))
    expect(store.find('t', 1, 'a', 0)).toBeUndefined()
    expect(store.bytes).toBe(8 * kilobyte)
  })

  it('an older version neither returns nor replaces what is newer', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 100 * kilobyte })
    store.put('t', 2, 'a', of(1))
    store.put('t', 1, 'a', of(2))
    expect(store.find('t', 1, 'a', 0)).toBeUndefined()
    expect(store.find('t', 2, 'a', 0)).toEqual(of(1))
    store.put('t', 3, 'b', of(3))
    expect(store.find('t', 2, 'a', 0)).toBeUndefined()
    expect(store.bytes).toBe(3 * kilobyte)
  })

  it('a page is gone at its end, to the millisecond', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 100 * kilobyte })
    store.put('t', 1, 'a', page(10, 500))
    expect(store.find('t', 1, 'a', 499)).toBeDefined()
    expect(store.find('t', 1, 'a', 500)).toBeUndefined()
    expect(store.bytes).toBe(0)
  })

  it('safety 22: a full store never answers with another tenant’s page, whatever comes and goes', () => {
    const store = new PageStore<{ size: number; expiresAt: number; of: string }>({
      total: 40 * kilobyte,
      perTenant: 9 * kilobyte,
    })
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const versions = Array.from({ length: 30 }, () => 1)
    for (let n = 0; n < 50_000; n++) {
      const tenant = random(30)
      if (random(50) === 0) versions[tenant] = (versions[tenant] ?? 0) + 1
      const version = (versions[tenant] ?? 0) - (random(9) === 0 ? 1 : 0)
      const key = `k${random(12)}`
      const whose = `t${tenant} ${version} ${key}`
      const found = store.find(`t${tenant}`, version, key, n)
      if (found) expect(found.of).toBe(whose)
      else
        store.put(`t${tenant}`, version, key, { size: random(4000), expiresAt: n + random(4000), of: whose })
      expect(store.bytes).toBeLessThanOrEqual(40 * kilobyte)
    }
  })
})
