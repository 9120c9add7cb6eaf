import { expect, it } from 'vitest'
import { deskDayWords } from './desk-day-words.ts'
import { parseDate } from '../core/zoned-time.ts'

const dayOf = (text: string) => {
  const day = parseDate(text)
  if (!day) throw new Error(text)
  return day
}
const wordsAt = (eveningBefore: boolean, date: string) =>
  (['ar', 'en'] as const).map((language) =>
    deskDayWords(dayOf(date), { calendar: dayOf('2026-11-25'), eveningBefore }, language),
  )

it('after midnight the evening that runs on is tonight, and the day of the calendar today', () => {
  expect(wordsAt(true, '2026-11-24')).toEqual(['الليلة، الثلاثاء 24 نوفمبر', 'Tonight, Tue 24 Nov'])
  expect(wordsAt(true, '2026-11-25')).toEqual(['اليوم، الأربعاء 25 نوفمبر', 'Today, Wed 25 Nov'])
  expect(wordsAt(true, '2026-11-26')).toEqual(['غدًا، الخميس 26 نوفمبر', 'Tomorrow, Thu 26 Nov'])
})

it('a day that is over or far is its weekday and date, with the year where it is another', () => {
  expect(wordsAt(false, '2026-11-24')).toEqual(['الثلاثاء 24 نوفمبر', 'Tue 24 Nov'])
  expect(wordsAt(false, '2027-01-02')).toEqual(['السبت 2 يناير 2027', 'Sat 2 Jan 2027'])
})
