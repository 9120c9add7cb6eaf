import { hourMs } from '../core/durations.ts'
import { constants } from '../core/limits.ts'
import {
  addDays,
  businessDate,
  dateText,
  daysBetween,
  parseDate,
  toLocal,
  toUtc,
} from '../core/zoned-time.ts'

/** The longest range of a report, days. */
const longestReportDays = 3 * 366

/** First and last business date of a report, YYYY-MM-DD. */
export interface ReportRange {
  readonly from: string
  readonly to: string
}

/**
 * Takes two dates as typed, now (UTC ms) and a zone; returns the range between them, the last 7 business days when
 * none is named, or undefined when a date does not exist, the end lies before the beginning, or it is longer than three
 * years.
 */
export function reportRange(
  typed: { from?: string | undefined; to?: string | undefined },
  now: number,
  zone: string,
): ReportRange | undefined {
  const today = parseDate(businessDate(now, zone, constants.businessDayStartMinutes))
  const to = typed.to === undefined ? today : parseDate(typed.to)
  const from = typed.from === undefined ? to && addDays(to, -6) : parseDate(typed.from)
  if (!from || !to) return undefined
  const days = daysBetween(from, to)
  return days < 0 || days > longestReportDays ? undefined : { from: dateText(from), to: dateText(to) }
}

/** Takes a range; returns each of its dates, first to last: days without a sale are days of a report too. */
export function datesOf({ from, to }: ReportRange): string[] {
  const [first, last] = [parseDate(from), parseDate(to)]
  if (!first || !last) return []
  const count = Math.max(0, daysBetween(first, last) + 1)
  return Array.from({ length: count }, (_, i) => dateText(addDays(first, i)))
}

/** Takes a range; returns the range of as many days before it, to compare with. */
export function rangeBefore({ from, to }: ReportRange): ReportRange {
  const [first, last] = [parseDate(from), parseDate(to)]
  if (!first || !last) return { from, to }
  const days = daysBetween(first, last) + 1
  return { from: dateText(addDays(first, -days)), to: dateText(addDays(first, -1)) }
}

/**
 * Takes a business date and a zone; returns its first and last moment (UTC ms) and the clock's hour (0 to 23) at each of
 * its hours: a day on which clocks move has 23 or 25 of them. Safety 37.
 */
export function hoursOfDay(date: string, zone: string): { from: number; to: number; hours: number[] } {
  const day = parseDate(date) ?? { year: 2000, month: 1, day: 1 }
  const from = toUtc(day, constants.businessDayStartMinutes, zone)
  const to = toUtc(addDays(day, 1), constants.businessDayStartMinutes, zone)
  const count = Math.max(1, Math.round((to - from) / hourMs))
  const hours = Array.from({ length: count }, (_, i) =>
    Math.floor(toLocal(from + i * hourMs, zone).minutes / 60),
  )
  return { from, to, hours }
}
