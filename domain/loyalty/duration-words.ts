import type { ChallengeDuration, DurationUnit } from './challenge.ts'
import type { Language } from '../core/words.ts'

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>

const ar: Readonly<Record<DurationUnit, Forms>> = {
  minutes: { one: 'دقيقة', two: 'دقيقتان', few: '{n} دقائق', other: '{n} دقيقة' },
  hours: { one: 'ساعة', two: 'ساعتان', few: '{n} ساعات', other: '{n} ساعة' },
  days: { one: 'يوم', two: 'يومان', few: '{n} أيام', other: '{n} يومًا' },
}
const en: Readonly<Record<DurationUnit, Forms>> = {
  minutes: { one: '1 minute', other: '{n} minutes' },
  hours: { one: '1 hour', other: '{n} hours' },
  days: { one: '1 day', other: '{n} days' },
}
const words = { ar, en }

/** Takes a duration and a language; returns it as people say it, in Western digits: "3 أيام", "3 days". Spec 9. */
export function durationWords({ amount, unit }: ChallengeDuration, language: Language): string {
  const forms = words[language][unit]
  const form = pluralOf(amount, language)
  return (forms[form] ?? forms.other).replace('{n}', String(amount))
}

/** The plural rules of the two languages, without Intl: a page's words may not differ between server and phone (safety 24). */
function pluralOf(n: number, language: Language): Intl.LDMLPluralRule {
  return plurals[language](n)
}

const plurals: Readonly<Record<Language, (n: number) => Intl.LDMLPluralRule>> = {
  ar: arabicPlural,
  en: (n) => (n === 1 ? 'one' : 'other'),
}

function arabicPlural(n: number): Intl.LDMLPluralRule {
  const rest = n % 100
  if (n === 1) return 'one'
  if (n === 2) return 'two'
  return rest >= 3 && rest <= 10 ? 'few' : 'other'
}
