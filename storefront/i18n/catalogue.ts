import type { Language } from '#domain/words.ts'
import type { Texts } from './text-key.ts'

const loaded: Partial<Record<Language, Texts>> = {}

const files: Readonly<Record<Language, () => Promise<{ texts: Texts }>>> = {
  ar: () => import('./ar-texts.ts'),
  en: () => import('./en-texts.ts'),
}

/** Takes a language; resolves when its texts are here. A page's browser loads its own language alone. */
export async function loadTexts(language: Language): Promise<void> {
  loaded[language] ??= (await files[language]()).texts
}

/** Takes a language whose texts were loaded; returns them. Throws otherwise. */
export function textsOf(language: Language): Texts {
  const texts = loaded[language]
  if (!texts) throw new Error(`the texts of ${language} are not loaded`)
  return texts
}
