import { constants } from '../core/limits.ts'
import { addDays, businessDate, dateText, parseDate, toLocal, toUtc } from '../core/zoned-time.ts'

/** Hours of the clock at which the report of a day may be sent: after the day's end at 05:00, and before midnight. */
export const reportHours = { first: 6, last: 23, usual: 8 } as const

/** Takes now (UTC ms), the hour of sending and the zone; returns the next moment of that hour, after now. Safety 37. */
export function nextReportAt(now: number, hour: number, zone: string): number {
  const today = toLocal(now, zone)
  const at = toUtc(today, hour * 60, zone)
  return at > now ? at : toUtc(addDays(today, 1), hour * 60, zone)
}

/** Takes a moment (UTC ms) and the zone; returns the business date that ended last before it. Safety 37. */
export function reportedDay(at: number, zone: string): string {
  return daysFrom(businessDate(at, zone, constants.businessDayStartMinutes), -1)
}

/**
 * Takes when a report was due, now (both UTC ms) and the zone; returns the business date that it is about, or undefined
 * when the next day has ended meanwhile: what was missed is caught up the same business day, not later.
 */
export function dayToReport(due: number, now: number, zone: string): string | undefined {
  const day = reportedDay(due, zone)
  return reportedDay(now, zone) === day ? day : undefined
}

/** Takes the business date of a report and the zone; returns when the report is of no use any more (UTC ms). */
export function reportEndsAt(date: string, zone: string): number {
  const after = parseDate(daysFrom(date, 2))
  return after ? toUtc(after, constants.businessDayStartMinutes, zone) : 0
}

/** Takes a date as YYYY-MM-DD and whole days; returns the date so many days on. */
export function daysFrom(date: string, days: number): string {
  const parsed = parseDate(date)
  return parsed ? dateText(addDays(parsed, days)) : date
}
