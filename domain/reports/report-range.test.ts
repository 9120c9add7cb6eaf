import { describe, expect, it } from 'vitest'
import { datesOf, hoursOfDay, rangeBefore, reportRange } from './report-range.ts'

const now = Date.UTC(2026, 10, 21, 1) // 04:00 in Riyadh: still the business day before

describe('the range of a report', () => {
  it('is the last seven business days of the branch when none is named', () => {
    expect(reportRange({}, now, 'Asia/Riyadh')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
    expect(reportRange({}, now, 'UTC')).toEqual({ from: '2026-11-14', to: '2026-11-20' })
    expect(reportRange({ from: '2026-01-01', to: '2026-12-31' }, now, 'UTC')).toEqual({
      from: '2026-01-01',
      to: '2026-12-31',
    })
  })

  it('is none with a date that does not exist, backwards, or beyond three years', () => {
    for (const typed of [
      { from: '2026-02-30' },
      { to: 'x' },
      { from: '2026-02-02', to: '2026-02-01' },
      { from: '2000-01-01' },
    ])
      expect(reportRange(typed, now, 'UTC')).toBeUndefined()
  })

  it('has each of its days, those without a sale too', () => {
    expect(datesOf({ from: '2026-02-27', to: '2026-03-02' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    expect(datesOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([])
  })

  it('is compared with as many days before it', () => {
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({
      from: '2026-02-22',
      to: '2026-02-28',
    })
  })

  it('safety 37: a day on which clocks move has 23 or 25 hours, each under the name that the clock shows', () => {
    expect(hoursOfDay('2026-11-20', 'Asia/Riyadh').hours).toEqual(
      [...Array(24).keys()].map((hour) => (hour + 5) % 24),
    )
    const lengths = ['2026-04-23', '2026-10-29', '2026-10-30'].map(
      (date) => hoursOfDay(date, 'Africa/Cairo').hours.length,
    )
    expect([...new Set(lengths)].every((length) => length >= 23 && length <= 25)).toBe(true)
    const spring = [...Array(30).keys()].map(
      (day) => hoursOfDay(`2026-04-${String(day + 1).padStart(2, '0')}`, 'Africa/Cairo').hours.length,
    )
    expect(spring.filter((length) => length === 23)).toHaveLength(1)
  })
})
