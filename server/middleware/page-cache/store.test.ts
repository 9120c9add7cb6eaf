import { describe, expect, it } from 'vitest'
import { PageStore } from './store.ts'

const page = (size: number, expiresAt = Infinity) => ({ size, expiresAt })
const kilobyte = 1024

describe('the page store', () => {
  it('safety 22: the least recently used page goes first', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 20 * kilobyte })
    for (const key of ['a', 'b', 'c', 'd']) store.put('t', 1, key, page(3 * kilobyte))
    store.find('t', 1, 'a', 0)
    store.put('t', 1, 'e', page(3 * kilobyte))
    store.put('t', 1, 'f', page(3 * kilobyte))
    expect(store.find('t', 1, 'b', 0)).toBeUndefined()
    expect(store.find('t', 1, 'a', 0)).toBeDefined()
    expect(store.bytes).toBeLessThanOrEqual(20 * kilobyte)
  })

  it('safety 22: a tenant that fills its share pushes out nobody else; the total pushes out who was used least', () => {
    const store = new PageStore({ total: 30 * kilobyte, perTenant: 15 * kilobyte })
    store.put('quiet', 1, 'home', page(3 * kilobyte))
    for (let i = 0; i < 50; i++) store.put('busy', 1, `p${i}`, page(3 * kilobyte))
    expect(store.find('quiet', 1, 'home', 0)).toBeDefined()
    for (let i = 0; i < 50; i++) store.put('third', 1, `p${i}`, page(3 * kilobyte))
    expect(store.bytes).toBeLessThanOrEqual(30 * kilobyte)
    expect(store.find('third', 1, 'p49', 0)).toBeDefined()
  })

  it('a page that grows by another encoding is counted, and one that is too large is not kept', () => {
    const store = new PageStore({ total: 10 * kilobyte, perTenant: 10 * kilobyte })
    store.put('t', 1, 'huge', page(10 * kilobyte))
    expect(store.bytes).toBe(0)
    const grown = { size: 2 * kilobyte, expiresAt: Infinity }
    store.put('t', 1, 'a', page(2 * kilobyte))
    store.put('t', 1, 'b', grown)
    grown.size += 6 * kilobyte
    store.grow('t', 'b', grown, 6 * kilobyte)
    expect(store.bytes).toBe(9 * kilobyte)
    expect(store.find('t', 1, 'a', 0)).toBeUndefined()
  })

  it('an older version neither returns nor replaces what is newer', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 100 * kilobyte })
    store.put('t', 2, 'a', page(10))
    store.put('t', 1, 'a', page(20))
    expect(store.find('t', 1, 'a', 0)).toBeUndefined()
    expect(store.find('t', 2, 'a', 0)?.size).toBe(10)
    store.put('t', 3, 'b', page(30))
    expect(store.find('t', 2, 'a', 0)).toBeUndefined()
    expect(store.bytes).toBe(30 + kilobyte)
  })

  it('a page is gone at its end, to the millisecond', () => {
    const store = new PageStore({ total: 100 * kilobyte, perTenant: 100 * kilobyte })
    store.put('t', 1, 'a', page(10, 500))
    expect(store.find('t', 1, 'a', 499)).toBeDefined()
    expect(store.find('t', 1, 'a', 500)).toBeUndefined()
    expect(store.bytes).toBe(0)
  })
})
