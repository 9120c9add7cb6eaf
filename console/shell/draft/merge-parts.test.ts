import { expect, it } from 'vitest'
import { haveMet, mergeParts } from './merge-parts.ts'

const from = { name: { ar: 'أ', en: 'A' }, guests: 2, note: '' }

it('what I did not touch stays as the colleague left it', () => {
  const mine = { ...from, note: 'window' }
  const theirs = { ...from, guests: 6, name: { ar: 'ب', en: 'B' } }
  expect(mergeParts(from, mine, theirs)).toEqual({ ...theirs, note: 'window' })
  expect(haveMet(from, mine, theirs)).toBe(false)
})

it('of a part that both changed mine stands, and it is told that they met there; the same change is no meeting', () => {
  const mine = { ...from, guests: 3 }
  expect(mergeParts(from, mine, { ...from, guests: 6 })).toEqual(mine)
  expect(haveMet(from, mine, { ...from, guests: 6 })).toBe(true)
  expect(haveMet(from, mine, { ...from, guests: 3 })).toBe(false)
})
