import { clockWords, dateWords, minutesWords } from '#domain/core/clock-words.ts'
import type { Opening } from '#domain/timing/opening.ts'
import { weekdayWords } from '#domain/timing/slot-words.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import { toLocal } from '#domain/core/zoned-time.ts'
import type { Branch } from '../store/menu/catalogue.ts'

const say = {
  ar: {
    till: 'مفتوح حتى',
    always: 'مفتوح الآن',
    opens: 'يفتح',
    opensOn: 'يفتح',
    at: '',
    closed: 'مغلق',
    paused: 'متوقف مؤقتًا',
    tomorrow: 'غدًا',
    pause: 'توقف قصير',
    backAt: '، نعود',
  },
  en: {
    till: 'Open till',
    always: 'Open now',
    opens: 'Opens at',
    opensOn: 'Opens',
    at: ' at',
    closed: 'Closed',
    paused: 'Paused for now',
    tomorrow: 'tomorrow at',
    pause: 'Short break',
    backAt: ', back at',
  },
} as const

/** Takes a branch, its opening at a moment, a language and that moment; returns it in words: open till, opens at, paused. */
export function hoursNote(branch: Branch, hours: Opening, language: Language, now: number): string {
  const words = say[language]
  if (hours.open && !branch.accepting) return words.paused
  if (hours.open)
    return hours.until === undefined ? words.always : `${words.till} ${minutesWords(hours.until, language)}`
  // a pause that the closing follows, or another pause, is not followed by being open
  if (hours.pause && hours.opensAt !== undefined && hours.opensAt <= hours.pause.endsAt)
    return pauseNote(branch, hours.pause, language)
  if (!hours.opens) return words.closed
  const time = minutesWords(hours.opens.minutes, language)
  const { inDays } = hours.opens
  if (inDays <= 0) return `${words.opens} ${time}`
  if (inDays === 1) return `${words.opensOn} ${words.tomorrow} ${time}`
  const weekday = weekdayWords((toLocal(now, branch.timeZone).weekday + inDays) % 7, language)
  const day = inDays < 7 || hours.opensAt === undefined ? weekday : dateWords(hours.opensAt, branch.timeZone)
  return `${words.opensOn} ${day}${words.at} ${time}`
}

/** "Prayer time, back at 03:30 PM". */
function pauseNote(
  branch: Branch,
  { name, endsAt }: NonNullable<Opening['pause']>,
  language: Language,
): string {
  const words = say[language]
  const why = wordIn(name, language) || words.pause
  return `${why}${words.backAt} ${clockWords(endsAt, branch.timeZone, language)}`
}
