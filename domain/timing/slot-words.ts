import { clockWords, dateWords } from '../core/clock-words.ts'
import type { Span } from '../core/spans.ts'
import type { Language, Words } from '../core/words.ts'
import { daysBetween, toLocal } from '../core/zoned-time.ts'

const weekdays: readonly Words[] = [
  { ar: 'الأحد', en: 'Sunday' },
  { ar: 'الاثنين', en: 'Monday' },
  { ar: 'الثلاثاء', en: 'Tuesday' },
  { ar: 'الأربعاء', en: 'Wednesday' },
  { ar: 'الخميس', en: 'Thursday' },
  { ar: 'الجمعة', en: 'Friday' },
  { ar: 'السبت', en: 'Saturday' },
]
const short = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const soon: readonly Words[] = [
  { ar: 'اليوم', en: 'Today' },
  { ar: 'غدًا', en: 'Tomorrow' },
]

/** Takes a weekday (0 = Sunday) and a language; returns its name. */
export function weekdayWords(weekday: number, language: Language): string {
  return weekdays[weekday]?.[language] ?? ''
}

/** A slot as people read it. */
export interface SlotWords {
  /** "Today", "Tomorrow", else "Sunday". */
  readonly day: string
  /** "Sun" in English; Arabic has no short forms. */
  readonly shortDay: string
  /** YYYY/MM/DD (spec 9). */
  readonly date: string
  /** hh:mm A (spec 9). */
  readonly time: string
  /** From and to. */
  readonly period: string
  /** In one line: "Today 08:30 PM", "Sunday 2026/11/22 08:30 PM". */
  readonly whole: string
}

/** Takes a slot and now (UTC ms), a zone and a language; returns its words. Spec 9 ("today" labelled). */
export function slotWords(slot: Span, now: number, zone: string, language: Language): SlotWords {
  const local = toLocal(slot.start, zone)
  const near = soon[daysBetween(toLocal(now, zone), local)]?.[language]
  const day = near ?? weekdayWords(local.weekday, language)
  const date = dateWords(slot.start, zone)
  const time = clockWords(slot.start, zone, language)
  return {
    day,
    shortDay: near ?? { ar: day, en: short[local.weekday] ?? '' }[language],
    date,
    time,
    period: `${time} – ${clockWords(slot.end, zone, language)}`,
    whole: near ? `${day} ${time}` : `${day} ${date} ${time}`,
  }
}
