import { clockWords, dateWords } from './clock-words.ts'
import type { Language } from './words.ts'

const today = { ar: 'اليوم', en: 'Today' }

/**
 * Takes a UTC moment, now (both ms), a zone and a language; returns day and clock as people read them: "Today 08:30
 * PM", else "2026/11/21 08:30 PM". Spec 9 ("today" labelled; YYYY/MM/DD; hh:mm A).
 */
export function momentWords(utc: number, now: number, zone: string, language: Language): string {
  const date = dateWords(utc, zone)
  const day = date === dateWords(now, zone) ? today[language] : date
  return `${day} ${clockWords(utc, zone, language)}`
}

/**
 * Takes the same; returns the clock alone for a moment of today, where the page says of which day it speaks; else the
 * date with it: "2026/11/20 08:30 PM". Spec 9.
 */
export function dayMomentWords(utc: number, now: number, zone: string, language: Language): string {
  const clock = clockWords(utc, zone, language)
  const date = dateWords(utc, zone)
  return date === dateWords(now, zone) ? clock : `${date} ${clock}`
}
