/**
 * The languages of the product, in the order in which lists show them: every schema, loop and table of languages stands on
 * this list. Arabic is the default and has no URL prefix (spec 1). What a third would take: docs/recipes.md "A language".
 */
export const languages = ['ar', 'en'] as const

export type Language = (typeof languages)[number]

/** One text in every language, as tenants type it. */
export type Words = Readonly<Record<Language, string>>

/** The language that is offered beside each, and that stands in for an empty text. */
export const otherLanguage: Readonly<Record<Language, Language>> = { ar: 'en', en: 'ar' }

/** Which way each language is written, as `dir` of HTML says it. */
export const directionOf: Readonly<Record<Language, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' }

/** What stands between the words of a list, with its space. */
export const listComma: Readonly<Record<Language, string>> = { ar: '، ', en: ', ' }

/** Whether prices of a language have the currency's symbol before the number. */
export const symbolIsFirst: Readonly<Record<Language, boolean>> = { ar: false, en: true }

/**
 * Takes a text in every language and the wanted language; returns that text, or the other language's when
 * it is empty. Never refuses. Spec 1.
 */
export function wordIn(words: Words, language: Language): string {
  return words[language] || words[otherLanguage[language]]
}
