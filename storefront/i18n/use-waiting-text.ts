import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arWaiting } from './ar/waiting.ts'
import { enWaiting } from './en/waiting.ts'

const texts = { ar: arWaiting, en: enWaiting } as const

export type WaitingTextKey = keyof typeof arWaiting
export type WaitingText = Text<WaitingTextKey>

/** `t` of the pages of the waiting list: their texts come with their code. */
export function useWaitingText(): WaitingText {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
