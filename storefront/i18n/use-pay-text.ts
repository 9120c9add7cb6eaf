import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arPay } from './ar/pay.ts'
import { enPay } from './en/pay.ts'

const texts = { ar: arPay, en: enPay } as const

export type PayText = Text<keyof typeof arPay>

/** `t` of the card form: its texts come with its code. */
export function usePayText(): PayText {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
