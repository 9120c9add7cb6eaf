import { dateText, parseDate, toLocal, toUtc } from './zoned-time.ts'

/**
 * Takes a moment (ISO 8601 with its offset), or a day and a time without one, and the zone whose clock they are of; returns
 * the moment, UTC ms, or undefined when there is no such day or time. Safety 37.
 */
export function readMoment(text: string, zone: string): number | undefined {
  const [, date = '', hour = '', minute = ''] = /^(.{10})T(\d{2}):(\d{2})$/.exec(text) ?? []
  if (date === '') {
    const at = Date.parse(text)
    return Number.isNaN(at) ? undefined : at
  }
  const day = parseDate(date)
  if (!day || Number(hour) > 23 || Number(minute) > 59) return undefined
  return toUtc(day, Number(hour) * 60 + Number(minute), zone)
}

/** Takes a moment, UTC ms, and a zone; returns day and time of its clock as a field takes them: "2026-11-21T20:30". Safety 37. */
export function localMoment(utc: number, zone: string): string {
  const local = toLocal(utc, zone)
  const [hour, minute] = [Math.floor(local.minutes / 60), local.minutes % 60]
  return `${dateText(local)}T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
