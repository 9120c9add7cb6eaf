import { addDays, dateText, type LocalDate } from '../core/zoned-time.ts'

/** A Ramadan: its Hijri year, its first and its last day as YYYY-MM-DD. */
export interface Ramadan {
  readonly year: number
  readonly first: string
  readonly last: string
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

function hijriOf({ year, month, day }: LocalDate): { readonly year: number; readonly month: number } {
  const parts = hijri.formatToParts(Date.UTC(year, month - 1, day))
  const of = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value)
  return { year: of('year'), month: of('month') }
}

/**
 * Takes a day; returns the Ramadan that it is in, or the next one, by the calendar of Umm al-Qura: a proposal, since the moon
 * decides. It is worked out on the server alone, which is the one source: calendars of browsers and packages differ by a
 * day in some years.
 */
export function nextRamadan(today: LocalDate): Ramadan {
  let first = today
  // within the month, back to its first day; else on to the next
  while (hijriOf(first).month === 9 && hijriOf(addDays(first, -1)).month === 9) first = addDays(first, -1)
  while (hijriOf(first).month !== 9) first = addDays(first, 1)
  let last = first
  while (hijriOf(addDays(last, 1)).month === 9) last = addDays(last, 1)
  return { year: hijriOf(first).year, first: dateText(first), last: dateText(last) }
}
