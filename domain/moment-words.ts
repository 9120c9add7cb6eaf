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
