import { describe, expect, it } from 'vitest'
import { dayToReport, daysFrom, nextReportAt, reportedDay, reportEndsAt } from './daily-report.ts'

const riyadh = 'Asia/Riyadh'
const cairo = 'Africa/Cairo'
const at = (text: string) => Date.parse(text)
const shown = (utc: number) => new Date(utc).toISOString()

describe('when the report of a day is due', () => {
  it('safety 37: at the hour of the branch’s clock, today when it is still to come, else tomorrow', () => {
    // 07:59 in Riyadh
    expect(shown(nextReportAt(at('2026-11-21T04:59:00Z'), 8, riyadh))).toBe('2026-11-21T05:00:00.000Z')
    expect(shown(nextReportAt(at('2026-11-21T05:00:00Z'), 8, riyadh))).toBe('2026-11-22T05:00:00.000Z')
    // past midnight in Riyadh, still the day before in UTC
    expect(shown(nextReportAt(at('2026-11-21T21:30:00Z'), 8, riyadh))).toBe('2026-11-22T05:00:00.000Z')
    expect(shown(nextReportAt(at('2026-12-31T20:59:59Z'), 23, riyadh))).toBe('2027-01-01T20:00:00.000Z')
  })

  it('safety 37: keeps its hour on the clock when clocks move', () => {
    // Egypt goes back from +3 to +2 in the night to 2026-10-30
    expect(shown(nextReportAt(at('2026-10-29T06:00:00Z'), 8, cairo))).toBe('2026-10-30T06:00:00.000Z')
    expect(shown(nextReportAt(at('2026-10-28T06:00:00Z'), 8, cairo))).toBe('2026-10-29T05:00:00.000Z')
  })

  it('is about the business day that has ended, which is not over before 05:00', () => {
    expect(reportedDay(at('2026-11-21T05:00:00Z'), riyadh)).toBe('2026-11-20')
    expect(reportedDay(at('2026-11-21T20:59:00Z'), riyadh)).toBe('2026-11-20')
    // 00:30 and 04:59 in Riyadh belong to the day that began the morning before
    expect(reportedDay(at('2026-11-21T21:30:00Z'), riyadh)).toBe('2026-11-20')
    expect(reportedDay(at('2026-11-22T01:59:00Z'), riyadh)).toBe('2026-11-20')
    expect(reportedDay(at('2026-11-22T02:00:00Z'), riyadh)).toBe('2026-11-21')
  })

  it('what was missed is caught up until its business day ends, not later', () => {
    const due = at('2026-11-21T05:00:00Z')
    expect(dayToReport(due, due, riyadh)).toBe('2026-11-20')
    expect(dayToReport(due, at('2026-11-22T01:59:59Z'), riyadh)).toBe('2026-11-20')
    expect(dayToReport(due, at('2026-11-22T02:00:00Z'), riyadh)).toBeUndefined()
    expect(shown(reportEndsAt('2026-11-20', riyadh))).toBe('2026-11-22T02:00:00.000Z')
  })

  it('counts days over the ends of months and years', () => {
    expect(daysFrom('2027-01-03', -7)).toBe('2026-12-27')
    expect(daysFrom('2028-02-28', 2)).toBe('2028-03-01')
  })
})
