import { toLocal } from './zoned-time.ts'
import type { Language } from './words.ts'

/**
 * Takes a UTC moment, a zone and a language; returns the clock as people see it: "08:30 PM", "08:30 م"
 * (spec 9: hh:mm A with Arabic equivalents; rule "Dates and times": one formatter).
 */
export function clockWords(utc: number, zone: string, language: Language): string {
  return minutesWords(toLocal(utc, zone).minutes, language)
}

/** Takes minutes from midnight (may pass 1440) and a language; returns the clock words of that time of day. Spec 9. */
export function minutesWords(minutes: number, language: Language): string {
  const inDay = ((minutes % 1440) + 1440) % 1440
  const hour = Math.floor(inDay / 60)
  const half = hour < 12 ? { ar: 'ص', en: 'AM' } : { ar: 'م', en: 'PM' }
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(inDay % 60)} ${half[language]}`
}

/** Takes a UTC moment and a zone; returns the date as YYYY/MM/DD (spec 9). */
export function dateWords(utc: number, zone: string): string {
  const { year, month, day } = toLocal(utc, zone)
  return `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`
}
