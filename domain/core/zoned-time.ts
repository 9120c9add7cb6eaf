import { dayMs, minuteMs } from './durations.ts'

/** A date of some zone's calendar. Months count from 1. */
export interface LocalDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** A wall-clock moment in some zone. Months count from 1. */
export interface LocalTime extends LocalDate {
  /** Minutes from midnight. */
  readonly minutes: number
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekday: number
}

const quarterMs = 15 * minuteMs
const mostOffsets = 5000
const offsets = new Map<string, Map<number, number>>()
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-u-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
    formats.set(zone, format)
  }
  return format
}

/**
 * Takes a UTC moment (milliseconds) and an IANA zone; returns what the clocks of that zone show, to the minute.
 * Spec 9 (times in the tenant country's zone), safety 37.
 */
export function toLocal(utc: number, zone: string): LocalTime {
  const wall = new Date(Math.floor(utc / minuteMs) * minuteMs + offsetAt(utc, zone))
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: wall.getUTCDay(),
  }
}

/** Offsets change only at whole quarters of an hour, so each quarter is asked for once. */
function offsetAt(utc: number, zone: string): number {
  const quarter = Math.floor(utc / quarterMs)
  const own = offsets.get(zone) ?? new Map<number, number>()
  const known = own.get(quarter)
  if (known !== undefined) return known
  if (own.size > mostOffsets) own.clear()
  const offset = askOffset(quarter * quarterMs, zone)
  own.set(quarter, offset)
  offsets.set(zone, own)
  return offset
}

function askOffset(utc: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(utc)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute) - utc
}

/**
 * Takes a local date, minutes from its midnight (may pass 1440) and an IANA zone; returns the UTC moment. A time
 * that does not exist becomes the next valid one, a doubled one the first. Safety 37.
 */
export function toUtc(date: LocalDate, minutes: number, zone: string): number {
  const wall = Date.UTC(date.year, date.month - 1, date.day, 0, minutes)
  const before = offsetAt(wall - dayMs, zone)
  const after = offsetAt(wall + dayMs, zone)
  const first = wall - before
  if (offsetAt(first, zone) === before) return first
  const second = wall - after
  if (offsetAt(second, zone) === after) return second
  return firstMomentAfterGap(first, second, zone)
}

function firstMomentAfterGap(a: number, b: number, zone: string): number {
  let low = Math.min(a, b)
  let high = Math.max(a, b)
  const changed = offsetAt(high, zone)
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / (2 * minuteMs)) * minuteMs
    if (offsetAt(middle, zone) === changed) high = middle
    else low = middle
  }
  return high
}

/** Takes a local date and whole days to add; returns the date so many days on. */
export function addDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/**
 * Takes a UTC moment, an IANA zone and the minute at which a business day starts (05:00 = 300); returns the
 * business date as YYYY-MM-DD. Safety 37.
 */
export function businessDate(utc: number, zone: string, startMinutes: number): string {
  const local = toLocal(utc, zone)
  return dateText(local.minutes < startMinutes ? addDays(local, -1) : local)
}

/** Takes a local date; returns it as YYYY-MM-DD. */
export function dateText({ year, month, day }: LocalDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Takes a date as YYYY-MM-DD; returns it, or undefined when there is no such date. */
export function parseDate(text: string): LocalDate | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return text !== '' && dateText(addDays(date, 0)) === text ? date : undefined
}

/** Takes two local dates; returns how many days the second lies after the first. */
export function daysBetween(first: LocalDate, second: LocalDate): number {
  const at = ({ year, month, day }: LocalDate) => Date.UTC(year, month - 1, day)
  return Math.round((at(second) - at(first)) / dayMs)
}

/** Takes a local date; returns its weekday, 0 = Sunday … 6 = Saturday. */
export function weekdayOf({ year, month, day }: LocalDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}
