import type { Language } from '#domain/words.ts'
import type { AccountTexts, FirstTexts, Texts } from './text-key.ts'

const loaded: Partial<Record<Language, Texts>> = {}

const files: Readonly<Record<Language, () => Promise<{ texts: FirstTexts }>>> = {
  ar: () => import('./ar-texts.ts'),
  en: () => import('./en-texts.ts'),
}

const accountFiles: Readonly<Record<Language, () => Promise<{ accountTexts: AccountTexts }>>> = {
  ar: () => import('./ar-account-texts.ts'),
  en: () => import('./en-account-texts.ts'),
}

/** Takes a language; resolves when its texts are here. A page's browser loads its own language alone. */
export async function loadTexts(language: Language): Promise<void> {
  // whoever shows a text of the account has loaded those by loadAccountTexts()
  loaded[language] ??= { ...(await files[language]()).texts } as Texts
}

/**
 * Takes a language; resolves when the texts of signing in and of the account are here too. They join the record that
 * textsOf() gave away, so that a page under way can show them.
 */
export async function loadAccountTexts(language: Language): Promise<void> {
  const [{ accountTexts }] = await Promise.all([accountFiles[language](), loadTexts(language)])
  Object.assign(textsOf(language), accountTexts)
}

/** Takes a language whose texts were loaded; returns them. Throws otherwise. */
export function textsOf(language: Language): Texts {
  const texts = loaded[language]
  if (!texts) throw new Error(`the texts of ${language} are not loaded`)
  return texts
}
