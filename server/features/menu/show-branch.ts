import type { BranchWire } from '#contract/menu.ts'
import { minutesWords } from '#domain/clock-words.ts'
import { readyMinutes } from '#domain/ready-time.ts'
import { windowStateAt, type WindowState } from '#domain/time-window.ts'
import { wordIn, type Language } from '#domain/words.ts'
import { toLocal } from '#domain/zoned-time.ts'
import type { Branch } from '#server/store/catalogue.ts'

const say = {
  ar: {
    till: 'مفتوح حتى',
    always: 'مفتوح الآن',
    opens: 'يفتح',
    closed: 'مغلق',
    paused: 'لا يستقبل طلبات الآن',
    tomorrow: 'غدًا',
  },
  en: {
    till: 'Open till',
    always: 'Open now',
    opens: 'Opens at',
    closed: 'Closed',
    paused: 'Not taking orders now',
    tomorrow: 'tomorrow at',
  },
} as const
const weekdays = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const

/** Takes a branch, the language and now; returns it for people, and when its answer changes by the clock. Spec 7. */
export function showBranch(
  branch: Branch,
  language: Language,
  now: number,
): { branch: BranchWire; changesAt: number | undefined } {
  const hours = windowStateAt(branch.hours, now, branch.timeZone)
  return {
    changesAt: hours.changesAt,
    branch: {
      id: branch.id,
      name: wordIn(branch.name, language),
      address: wordIn(branch.address, language),
      phone: branch.phone,
      latitude: branch.latitude,
      longitude: branch.longitude,
      types: [...branch.types],
      asap_allowed: branch.asapAllowed,
      schedule_allowed: branch.scheduleAllowed,
      open: hours.open && branch.accepting,
      hours_note: hoursNote(branch, hours, language, now),
      ready_minutes: readyMinutes(branch.baseMinutes),
      stars: branch.stars ? { ...branch.stars } : null,
      tax: {
        enable_custom_tax: branch.customTax.enabled,
        custom_tax_number: branch.customTax.number,
        custom_tax_url: branch.customTax.url,
      },
    },
  }
}

function hoursNote(branch: Branch, hours: WindowState, language: Language, now: number): string {
  const words = say[language]
  if (hours.open && !branch.accepting) return words.paused
  if (hours.open)
    return hours.until === undefined ? words.always : `${words.till} ${minutesWords(hours.until, language)}`
  if (!hours.opens) return words.closed
  const time = minutesWords(hours.opens.minutes, language)
  const { inDays } = hours.opens
  if (inDays <= 0) return `${words.opens} ${time}`
  if (inDays === 1)
    return language === 'ar' ? `${words.opens} ${words.tomorrow} ${time}` : `Opens ${words.tomorrow} ${time}`
  const day = weekdays[language][weekdayIn(branch, now, inDays)] ?? ''
  return language === 'ar' ? `${words.opens} ${day} ${time}` : `Opens ${day} at ${time}`
}

function weekdayIn(branch: Branch, now: number, inDays: number): number {
  return (toLocal(now, branch.timeZone).weekday + inDays) % 7
}
