import type { Language } from './words.ts'

const names: Readonly<Record<Language, readonly string[]>> = {
  ar: [
    'يناير',
    'فبراير',
    'مارس',
    'أبريل',
    'مايو',
    'يونيو',
    'يوليو',
    'أغسطس',
    'سبتمبر',
    'أكتوبر',
    'نوفمبر',
    'ديسمبر',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}

/** Takes a month (1 = January) and a language; returns its name. */
export function monthWords(month: number, language: Language): string {
  return names[language][month - 1] ?? ''
}
