import { describe, expect, it } from 'vitest'
import { dayMomentWords, momentWords } from './moment-words.ts'
import { slotWords } from '../timing/slot-words.ts'

const zone = 'Asia/Riyadh'
const at = (text: string) => Date.parse(`${text}+03:00`)
const now = at('2026-11-21T23:00')
const slot = (text: string) => ({ start: at(text), end: at(text) + 1_800_000 })

describe('spec 9: "today" labelled', () => {
  it("for a moment of the branch's own day, in both languages, else the date", () => {
    expect(momentWords(at('2026-11-21T00:05'), now, zone, 'en')).toBe('Today 12:05 AM')
    expect(momentWords(at('2026-11-21T20:30'), now, zone, 'ar')).toBe('اليوم 08:30 م')
    expect(momentWords(at('2026-11-20T23:59'), now, zone, 'en')).toBe('2026/11/20 11:59 PM')
    expect(momentWords(at('2026-11-22T00:00'), now, zone, 'ar')).toBe('2026/11/22 12:00 ص')
  })

  it('not again where the page speaks of today, but the date of every other day', () => {
    expect(dayMomentWords(at('2026-11-21T20:30'), now, zone, 'en')).toBe('08:30 PM')
    expect(dayMomentWords(at('2026-11-20T20:30'), now, zone, 'ar')).toBe('2026/11/20 08:30 م')
  })

  it('for a slot of today, tomorrow by name, later by weekday and date', () => {
    expect(slotWords(slot('2026-11-21T23:30'), now, zone, 'en').whole).toBe('Today 11:30 PM')
    expect(slotWords(slot('2026-11-22T00:30'), now, zone, 'ar').whole).toBe('غدًا 12:30 ص')
    expect(slotWords(slot('2026-11-23T20:30'), now, zone, 'en').whole).toBe('Monday 2026/11/23 08:30 PM')
  })
})
