import { pluralForm, type PluralForm } from './plural.ts'
import type { Language } from './words.ts'

/**
 * A text in each form that its number may ask for; a form that is not there is read as `other`. `{count}` is the number
 * in digits; `{word}` is the same as a word up to ten, in Arabic beside a feminine noun (ثلاث مرات), `{wordM}` beside a
 * masculine one (ثلاثة أيام).
 */
export type CountForms = Readonly<Partial<Record<PluralForm, string>> & { other: string }>

/**
 * Takes a whole number from 0, such as a limit, a language and the forms of a text; returns the text of that number: so a
 * text that names a limit says another number, in the right form, when the limit changes.
 */
export function counted(count: number, language: Language, forms: CountForms): string {
  const text = forms[pluralForm(count, language)] ?? forms.other
  const digits = String(count)
  return text
    .replaceAll('{count}', digits)
    .replaceAll('{word}', words[language][count] ?? digits)
    .replaceAll('{wordM}', besideMasculine[language][count] ?? digits)
}

const words: Readonly<Record<Language, readonly string[]>> = {
  ar: ['صفر', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
}
const besideMasculine: Readonly<Record<Language, readonly string[]>> = {
  ...words,
  ar: ['صفر', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
}
