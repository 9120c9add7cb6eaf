import { expect, it } from 'vitest'
import { businessDayEnd, businessDayStart } from './business-day.ts'

const iso = (utc: number) => new Date(utc).toISOString()

it('safety 37: a business day runs from 05:00 to 05:00 of the branch', () => {
  const evening = Date.parse('2026-11-21T18:00:00Z')
  expect(iso(businessDayStart(evening, 'Asia/Riyadh'))).toBe('2026-11-21T02:00:00.000Z')
  expect(iso(businessDayEnd(evening, 'Asia/Riyadh'))).toBe('2026-11-22T02:00:00.000Z')
  const afterMidnight = Date.parse('2026-11-21T22:30:00Z')
  expect(iso(businessDayStart(afterMidnight, 'Asia/Riyadh'))).toBe('2026-11-21T02:00:00.000Z')
})

it('safety 37: the day on which clocks change is an hour longer or shorter', () => {
  const springForward = Date.parse('2026-04-23T20:00:00Z')
  const hours =
    (businessDayEnd(springForward, 'Africa/Cairo') - businessDayStart(springForward, 'Africa/Cairo')) /
    3_600_000
  expect(hours).toBe(23)
})
