import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepSame } from './keep-same.ts'

describe('keeping what did not change', () => {
  it('says the same as what came, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(keepSame(before, after)).toEqual(after)
        const copy = structuredClone(before)
        expect(keepSame(before, copy)).toBe(before)
      }),
    )
  })

  it('keeps every row that is as it was, also when another one left or came before it', () => {
    const rows = [
      { id: 'a', lines: [{ name: 'Tea' }] },
      { id: 'b', lines: [{ name: 'Cake' }] },
    ]
    const [a, b] = rows
    const left = keepSame({ rows }, { rows: [structuredClone(b)] })
    expect(left.rows[0]).toBe(b)
    const came = keepSame({ rows }, { rows: [{ id: 'c', lines: [] }, ...structuredClone(rows)] })
    expect(came.rows[1]).toBe(a)
    expect(came.rows[2]).toBe(b)
    const changed = keepSame(
      { rows },
      { rows: [{ id: 'a', lines: [{ name: 'Water' }] }, structuredClone(b)] },
    )
    expect(changed.rows[0]).toEqual({ id: 'a', lines: [{ name: 'Water' }] })
    expect(changed.rows[1]).toBe(b)
  })
})
