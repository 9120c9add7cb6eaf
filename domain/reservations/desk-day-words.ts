import { monthWords } from '../core/month-words.ts'
import { weekdayWords } from '../timing/slot-words.ts'
import { listComma, type Language, type Words } from '../core/words.ts'
import { daysBetween, weekdayOf, type LocalDate } from '../core/zoned-time.ts'

const near: readonly Words[] = [
  { ar: 'اليوم', en: 'Today' },
  { ar: 'غدًا', en: 'Tomorrow' },
]
const tonight: Words = { ar: 'الليلة', en: 'Tonight' }

/** Which day it is by the calendar, and whether the evening of the day before still runs. */
export interface DeskNow {
  readonly calendar: LocalDate
  readonly eveningBefore: boolean
}

/**
 * Takes a day, now and a language; returns the day as a host reads it: "Tonight, Tue 24 Nov" of the evening that runs on
 * after midnight, "Today, Wed 25 Nov" of the calendar's day, "Thu 3 Dec" of others, with their year where it is another.
 */
export function deskDayWords(
  day: LocalDate,
  { calendar, eveningBefore }: DeskNow,
  language: Language,
): string {
  const ahead = daysBetween(calendar, day)
  const called = ahead === -1 && eveningBefore ? tonight : near[ahead]
  const weekday = weekdayWords(weekdayOf(day), language)
  const month = monthWords(day.month, language)
  const date = {
    ar: `${weekday} ${day.day} ${month}`,
    en: `${weekday.slice(0, 3)} ${day.day} ${month.slice(0, 3)}`,
  }[language]
  const dated = day.year === calendar.year ? date : `${date} ${day.year}`
  return called ? called[language] + listComma[language] + dated : dated
}
