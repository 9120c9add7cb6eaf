import { useMemo } from 'react'
import { makeText } from '#web/make-text.ts'
import type { Text } from '#web/make-text.ts'
import { useLanguage } from '#web/use-language.ts'
import { catalogue } from './catalogue.ts'
import type { TextKey } from './catalogue.ts'

export type TextOf = Text<TextKey>

/** `const t = useText()`: texts of the page's language. */
export function useText(): TextOf {
  const language = useLanguage()
  return useMemo(() => makeText(language, catalogue[language]), [language])
}
