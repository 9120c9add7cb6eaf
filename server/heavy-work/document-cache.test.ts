import { describe, expect, it } from 'vitest'
import { makeDocumentCache } from './document-cache.ts'

const bytes = (length: number) => new Uint8Array(length)

describe('kept documents', () => {
  it('what was asked for longest ago makes room', () => {
    const cache = makeDocumentCache({ mostBytes: 100, mostBytesOfOne: 100 })
    cache.keep('saffron', 'a', bytes(40))
    cache.keep('saffron', 'b', bytes(40))
    cache.find('saffron', 'a')
    cache.keep('nile', 'c', bytes(40))
    expect(cache.find('saffron', 'b')).toBeUndefined()
    expect(cache.find('saffron', 'a')).toHaveLength(40)
    expect(cache.find('nile', 'c')).toHaveLength(40)
  })

  it('a restaurant that fills its share loses its own, never another’s', () => {
    const cache = makeDocumentCache({ mostBytes: 100, mostBytesOfOne: 50 })
    cache.keep('nile', 'a', bytes(40))
    for (const key of ['b', 'c', 'd']) cache.keep('saffron', key, bytes(30))
    expect(cache.find('nile', 'a')).toHaveLength(40)
    expect(['b', 'c', 'd'].filter((key) => cache.find('saffron', key))).toEqual(['d'])
  })

  it('the same again takes no more room, and what is larger than a share is not kept', () => {
    const cache = makeDocumentCache({ mostBytes: 100, mostBytesOfOne: 50 })
    for (let i = 0; i < 9; i += 1) cache.keep('saffron', 'a', bytes(40))
    cache.keep('nile', 'large', bytes(60))
    expect(cache.find('saffron', 'a')).toHaveLength(40)
    expect(cache.find('nile', 'large')).toBeUndefined()
  })
})
