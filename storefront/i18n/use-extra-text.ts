import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arExtra } from './ar/extra.ts'
import { enExtra } from './en/extra.ts'

const texts = { ar: arExtra, en: enExtra } as const

/** `t` of what comes after the first view, and of the pages of links: their texts come with their code. */
export function useExtraText(): Text<keyof typeof arExtra> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
