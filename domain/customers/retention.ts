import { dayMs } from '../core/durations.ts'
import { codeLimits } from './code-limits.ts'
import type { CountryCode } from '../core/country.ts'
import { settingText, type Settings } from '../site/settings.ts'
import type { Language, Words } from '../core/words.ts'

/** Kinds of data that go by themselves; what they leave is without a person. Rule "Retention". */
const retentionKinds = [
  'messages',
  'contact',
  'carts',
  'waiting',
  'reservations',
  'drivers',
  'audit',
  'orders',
] as const
export type RetentionKind = (typeof retentionKinds)[number]

/** How long tax law asks for orders and invoices with whom they were for. */
export const lawfulOrderYears: Readonly<Record<CountryCode, number>> = { SA: 6, EG: 5, AE: 7, QA: 10 }

const daysPerYear = 365.25

/**
 * Takes a restaurant's settings and country; returns for how many days each kind is kept. Orders never for less than tax
 * law asks: they stay for ever, their names do not.
 */
export function retentionDays(
  settings: Settings,
  country: CountryCode,
): Readonly<Record<RetentionKind, number>> {
  const days = (key: Parameters<typeof settingText>[1]) => Number(settingText(settings, key))
  const years = Math.max(lawfulOrderYears[country], days('general.keep_orders_years'))
  return {
    messages: days('general.keep_messages_days'),
    contact: days('general.keep_contact_days'),
    carts: days('general.keep_carts_days'),
    waiting: days('general.keep_waiting_days'),
    reservations: days('general.keep_reservations_days'),
    drivers: days('general.keep_drivers_days'),
    audit: days('general.keep_audit_days'),
    orders: Math.ceil(years * daysPerYear),
  }
}

const named: Readonly<Record<RetentionKind | 'codes' | 'browsers', Words>> = {
  orders: {
    ar: 'الطلبات والفواتير كما يفرض قانون الضرائب، وتبقى بعدها بلا اسم',
    en: 'Orders and invoices, as tax law asks; afterwards they stay without a name',
  },
  reservations: { ar: 'الاسم والجوال في الحجوزات', en: 'Names and numbers of reservations' },
  waiting: { ar: 'الاسم والجوال في قائمة الانتظار', en: 'Names and numbers of the waiting list' },
  messages: { ar: 'الرسائل التي أرسلناها إليك', en: 'Messages that we sent you' },
  contact: { ar: 'الرسائل التي كتبتها إلينا', en: 'Messages that you wrote to us' },
  carts: {
    ar: 'سلة لم تُطلب، وأسماء من تشاركوا سلة',
    en: 'A cart that was not ordered, and the names of those who shared one',
  },
  drivers: { ar: 'اسم السائق وموقعه', en: 'A driver’s name and position' },
  audit: { ar: 'سجل ما يفعله فريقنا', en: 'The log of what our staff do' },
  codes: { ar: 'رموز الدخول', en: 'Sign-in codes' },
  browsers: { ar: 'الأجهزة التي دخلت منها', en: 'Devices that you signed in with' },
}

const order = [
  'orders',
  'reservations',
  'waiting',
  'messages',
  'contact',
  'carts',
  'drivers',
  'audit',
  'codes',
  'browsers',
] as const

/** Takes days; returns them as people say them, whole years as years. */
export function periodWords(days: number, language: Language): string {
  const years = Math.round(days / daysPerYear)
  const whole = years >= 1 && Math.abs(days - years * daysPerYear) < 2
  const [count, one] = whole ? ([years, 'year'] as const) : ([days, 'day'] as const)
  return {
    ar: arabicPeriod(count, whole),
    en: `${count} ${one}${count === 1 ? '' : 's'}`,
  }[language]
}

function arabicPeriod(count: number, whole: boolean): string {
  const form = new Intl.PluralRules('ar').select(count)
  const forms = whole
    ? { one: 'سنة', two: 'سنتان', few: `${count} سنوات`, many: `${count} سنة`, other: `${count} سنة` }
    : { one: 'يوم', two: 'يومان', few: `${count} أيام`, many: `${count} يومًا`, other: `${count} يوم` }
  return forms[form === 'zero' ? 'other' : form]
}

/** Takes a restaurant's settings and country, and a language; returns the periods as a list of safe HTML, for its privacy page. */
export function retentionHtml(settings: Settings, country: CountryCode, language: Language): string {
  const days = {
    ...retentionDays(settings, country),
    codes: codeLimits.keepMs / dayMs,
    browsers: codeLimits.knownMs / dayMs,
  }
  const lines = order.map(
    (kind) => `<li>${named[kind][language]}: ${periodWords(days[kind], language)}.</li>`,
  )
  return `<ul>${lines.join('')}</ul>`
}

const hole = /<p>\s*\{retention\}\s*<\/p>/g

/** Takes a page's HTML; returns it with the paragraph {retention} filled with the list of periods. */
export function fillRetention(body: string, list: string): string {
  return body.replaceAll(hole, list)
}
