import type { Language } from './words.ts'

/** Whether prices of a language have the currency's symbol before the number. */
export const symbolIsFirst: Readonly<Record<Language, boolean>> = { ar: false, en: true }
