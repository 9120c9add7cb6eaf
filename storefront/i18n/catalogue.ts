import type { Language } from '#domain/core/words.ts'
import type { FirstTexts, LaterTexts, Texts } from './text-key.ts'

const loaded: Partial<Record<Language, Texts>> = {}

const files: Readonly<Record<Language, () => Promise<{ texts: FirstTexts }>>> = {
  ar: () => import('./ar/texts.ts'),
  en: () => import('./en/texts.ts'),
}

const laterFiles: Readonly<Record<Language, () => Promise<{ laterTexts: LaterTexts }>>> = {
  ar: () => import('./ar/later-texts.ts'),
  en: () => import('./en/later-texts.ts'),
}

/** Takes a language; resolves when the texts of public pages are here. A browser loads its page's language alone. */
export async function loadTexts(language: Language): Promise<void> {
  // whoever shows another text has loaded it by loadLaterTexts()
  loaded[language] ??= { ...(await files[language]()).texts } as Texts
}

/**
 * Takes a language; resolves when all its texts are here: those of pages of money and of a person, and of dialogs over
 * public pages. They join the record that textsOf() gave away, so that a page under way can show them.
 */
export async function loadLaterTexts(language: Language): Promise<void> {
  const [{ laterTexts }] = await Promise.all([laterFiles[language](), loadTexts(language)])
  Object.assign(textsOf(language), laterTexts)
}

/** Takes a language whose texts were loaded; returns them. Throws otherwise. */
export function textsOf(language: Language): Texts {
  const texts = loaded[language]
  if (!texts) throw new Error(`the texts of ${language} are not loaded`)
  return texts
}
