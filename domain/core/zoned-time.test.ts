import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockWords, dateWords } from './clock-words.ts'
import { windowStateAt } from './time-window.ts'
import { businessDate, toLocal, toUtc } from './zoned-time.ts'

const at = (iso: string) => Date.parse(iso)
const everyDay = [0, 1, 2, 3, 4, 5, 6]

describe('safety 37: local time', () => {
  it('a time that does not exist becomes the next valid one (Cairo springs forward)', () => {
    // 2026-04-24 00:00 → 01:00 in Cairo
    expect(new Date(toUtc({ year: 2026, month: 4, day: 24 }, 30, 'Africa/Cairo')).toISOString()).toBe(
      '2026-04-23T22:00:00.000Z',
    )
    expect(toLocal(at('2026-04-23T22:00:00Z'), 'Africa/Cairo')).toMatchObject({ day: 24, minutes: 60 })
  })
  it('a doubled time is the first one (Cairo falls back)', () => {
    // 2026-10-30 00:00 → 23:00 on the 29th
    expect(
      new Date(toUtc({ year: 2026, month: 10, day: 29 }, 23 * 60 + 30, 'Africa/Cairo')).toISOString(),
    ).toBe('2026-10-29T20:30:00.000Z')
  })
  it('goes to UTC and back', () => {
    const zones = fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'Asia/Dubai', 'Asia/Qatar')
    fc.assert(
      fc.property(zones, fc.integer({ min: at('2024-01-01'), max: at('2030-01-01') }), (zone, utc) => {
        const local = toLocal(utc, zone)
        const back = toUtc(local, local.minutes, zone)
        expect(toLocal(back, zone)).toEqual(local)
      }),
      { numRuns: 500 },
    )
  })
  it('the business day begins at five in the morning', () => {
    expect(businessDate(at('2026-11-21T01:30:00Z'), 'Asia/Riyadh', 300)).toBe('2026-11-20')
    expect(businessDate(at('2026-11-21T02:00:00Z'), 'Asia/Riyadh', 300)).toBe('2026-11-21')
  })
})

describe('spec 9: clock words', () => {
  it('are hh:mm A, with ص and م in Arabic', () => {
    expect(clockWords(at('2026-11-21T17:30:00Z'), 'Asia/Riyadh', 'en')).toBe('08:30 PM')
    expect(clockWords(at('2026-11-21T17:30:00Z'), 'Asia/Riyadh', 'ar')).toBe('08:30 م')
    expect(clockWords(at('2026-11-20T21:05:00Z'), 'Asia/Riyadh', 'en')).toBe('12:05 AM')
    expect(clockWords(at('2026-11-20T21:05:00Z'), 'Asia/Riyadh', 'ar')).toBe('12:05 ص')
    expect(dateWords(at('2026-11-20T21:05:00Z'), 'Asia/Riyadh')).toBe('2026/11/21')
  })
})

describe('spec 5: time windows', () => {
  it('past midnight belong to the day on which they start', () => {
    const fridayNight = [{ days: [5], from: 18 * 60, to: 26 * 60 }]
    expect(windowStateAt(fridayNight, at('2026-11-20T22:30:00Z'), 'Asia/Riyadh')).toMatchObject({
      open: true,
      until: 26 * 60,
      changesAt: at('2026-11-20T23:00:00Z'),
    })
    expect(windowStateAt(fridayNight, at('2026-11-21T15:30:00Z'), 'Asia/Riyadh').open).toBe(false)
  })
  it('that touch are one', () => {
    const split = [
      { days: everyDay, from: 600, to: 900 },
      { days: everyDay, from: 900, to: 1200 },
    ]
    expect(windowStateAt(split, at('2026-11-21T08:00:00Z'), 'Asia/Riyadh')).toMatchObject({
      open: true,
      until: 1200,
    })
  })
  it('round the clock never change', () => {
    expect(
      windowStateAt([{ days: everyDay, from: 360, to: 1800 }], at('2026-11-21T08:00:00Z'), 'Asia/Riyadh'),
    ).toEqual({ open: true })
  })
  it('closed, say when they open', () => {
    expect(
      windowStateAt([{ days: [0], from: 600, to: 700 }], at('2026-11-21T08:00:00Z'), 'Asia/Riyadh'),
    ).toMatchObject({ open: false, opens: { minutes: 600, inDays: 1 } })
  })
  it('inside the hour that a spring night skips do not happen', () => {
    const midnight = [{ days: [5, 0], from: 0, to: 1 }]
    // Friday 2026-04-24 begins at 01:00 in Cairo, so the next one is on Sunday
    expect(windowStateAt(midnight, at('2026-04-20T00:00:00Z'), 'Africa/Cairo')).toMatchObject({
      open: false,
      changesAt: at('2026-04-25T21:00:00Z'),
    })
  })
  it('tell the next change truly, whatever the hours', () => {
    const some = fc.array(
      fc.record({
        days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
        from: fc.integer({ min: 0, max: 1439 }),
        length: fc.integer({ min: 1, max: 900 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(some, fc.integer({ min: at('2026-04-20'), max: at('2026-11-05') }), (windows, now) => {
        const plain = windows.map(({ days, from, length }) => ({ days, from, to: from + length }))
        const state = windowStateAt(plain, now, 'Africa/Cairo')
        if (state.changesAt === undefined) return
        expect(state.changesAt).toBeGreaterThan(now)
        expect(windowStateAt(plain, state.changesAt - 1, 'Africa/Cairo').open).toBe(state.open)
        expect(windowStateAt(plain, state.changesAt, 'Africa/Cairo').open).toBe(!state.open)
      }),
      { numRuns: 300 },
    )
  })
})
