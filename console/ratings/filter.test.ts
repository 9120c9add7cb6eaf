import { describe, expect, it } from 'vitest'
import { filterSearch, readFilter } from './filter.ts'

describe('the filter of ratings', () => {
  it('is kept in the address', () => {
    const filter = { stars: 2, unanswered: '1', page: 3 } as const
    expect(readFilter(new URLSearchParams(filterSearch('branch1', filter)))).toEqual(filter)
    expect(filterSearch('branch1', { page: 1 })).toBe('?branch=branch1')
  })

  it('leaves out what makes no sense', () => {
    expect(readFilter(new URLSearchParams('stars=6&unanswered=yes&page=-1'))).toEqual({ page: 1 })
    expect(readFilter(new URLSearchParams('stars=x&page=1.5'))).toEqual({ page: 1 })
  })
})
