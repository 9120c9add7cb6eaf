/** The two languages of the product. Arabic is the default and has no URL prefix (spec 1). What a third would take: docs/recipes.md "A language". */
export type Language = 'ar' | 'en'

/** One text in both languages, as tenants type it. */
export interface Words {
  readonly ar: string
  readonly en: string
}

/**
 * Takes a text in both languages and the wanted language; returns that text, or the other language's when
 * it is empty. Never refuses. Spec 1.
 */
export function wordIn(words: Words, language: Language): string {
  return words[language] || words[language === 'ar' ? 'en' : 'ar']
}
