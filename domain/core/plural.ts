import type { Language } from './words.ts'

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * Takes a whole number from 0 and a language; returns its plural form as Intl.PluralRules would. Written out
 * because nothing of Intl runs during render (safety 24).
 */
export function pluralForm(count: number, language: Language): PluralForm {
  return forms[language](count)
}

const forms: Readonly<Record<Language, (count: number) => PluralForm>> = {
  ar: arabicForm,
  en: (count) => (count === 1 ? 'one' : 'other'),
}

function arabicForm(count: number): PluralForm {
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return 'few'
  return rest >= 11 ? 'many' : 'other'
}
