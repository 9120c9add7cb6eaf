import { useMemo } from 'react'
import type { Language } from '#domain/words.ts'
import { useLanguage } from '../shell/use-language.ts'
import { catalogue } from './catalogue.ts'
import type { TextKey } from './catalogue.ts'
import { chooseForm, fillHoles } from '#ui/message.ts'
import type { Holes } from '#ui/message.ts'

export type TextOf = (key: TextKey, holes?: Holes) => string

/** Takes a language; returns `t(key, holes)`; a `count` among the holes chooses the plural form. */
export function makeText(language: Language): TextOf {
  return (key, holes = {}) => fillHoles(chooseForm(catalogue[language][key], language, holes['count']), holes)
}

/** `const t = useText()`: texts of the page's language. */
export function useText(): TextOf {
  const language = useLanguage()
  return useMemo(() => makeText(language), [language])
}
