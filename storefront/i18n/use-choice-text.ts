import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arChoice } from './ar/choice.ts'
import { enChoice } from './en/choice.ts'

const texts = { ar: arChoice, en: enChoice } as const

/** `t` of the pages and dialogs that are no part of a first view: their texts come with their code. */
export function useChoiceText(): Text<keyof typeof arChoice> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
