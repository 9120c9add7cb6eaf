import { expect, it } from 'vitest'
import { reasonWords } from './reason-words.ts'

const now = Date.parse('2026-11-22T17:00:00.000Z')
const look = { language: 'ar', zone: 'Asia/Riyadh', now } as const
const english = { ...look, language: 'en' } as const

it('the product’s own reasons are words of the reader’s language, on screens and on a credit note', () => {
  expect(reasonWords('by-customer', look)).toBe('ألغاه العميل')
  expect(reasonWords('not-accepted', english)).toBe('Not accepted in time')
  expect(reasonWords('arrived: under the tree', english)).toBe('The guest is there: under the tree')
})

it('a sentence that staff chose in one language is read in the other; what they wrote stays', () => {
  expect(reasonWords('ازدحام كبير في المطبخ', english)).toBe('The kitchen is too busy')
  expect(reasonWords('نفد الفحم', english)).toBe('نفد الفحم')
  expect(reasonWords('words:Plans changed', look)).toBe('Plans changed')
})

it('safety 37: a time that was moved is said by the restaurant’s clock, not as the server keeps it', () => {
  const words = reasonWords('promise: 2026-11-22T17:10:00.000Z → 2026-11-22T17:30:00.000Z', english)
  expect(words).toContain('08:10 PM')
  expect(words).toContain('08:30 PM')
  expect(words).not.toContain('T17')
  expect(reasonWords('table: A1 → B2', english)).toBe('Table: A1 → B2')
})
