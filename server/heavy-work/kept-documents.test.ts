import { describe, expect, it } from 'vitest'
import { makeKeptDocuments } from './kept-documents.ts'

const bytes = (length: number) => new Uint8Array(length)

describe('kept documents', () => {
  it('what was asked for longest ago makes room', () => {
    const kept = makeKeptDocuments({ mostBytes: 100, mostBytesOfOne: 100 })
    kept.keep('saffron', 'a', bytes(40))
    kept.keep('saffron', 'b', bytes(40))
    kept.find('saffron', 'a')
    kept.keep('nile', 'c', bytes(40))
    expect(kept.find('saffron', 'b')).toBeUndefined()
    expect(kept.find('saffron', 'a')).toHaveLength(40)
    expect(kept.find('nile', 'c')).toHaveLength(40)
  })

  it('a restaurant that fills its share loses its own, never another’s', () => {
    const kept = makeKeptDocuments({ mostBytes: 100, mostBytesOfOne: 50 })
    kept.keep('nile', 'a', bytes(40))
    for (const key of ['b', 'c', 'd']) kept.keep('saffron', key, bytes(30))
    expect(kept.find('nile', 'a')).toHaveLength(40)
    expect(['b', 'c', 'd'].filter((key) => kept.find('saffron', key))).toEqual(['d'])
  })

  it('the same again takes no more room, and what is larger than a share is not kept', () => {
    const kept = makeKeptDocuments({ mostBytes: 100, mostBytesOfOne: 50 })
    for (let i = 0; i < 9; i += 1) kept.keep('saffron', 'a', bytes(40))
    kept.keep('nile', 'large', bytes(60))
    expect(kept.find('saffron', 'a')).toHaveLength(40)
    expect(kept.find('nile', 'large')).toBeUndefined()
  })
})
