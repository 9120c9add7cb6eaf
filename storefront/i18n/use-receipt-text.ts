import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arReceipt } from './ar/receipt.ts'
import { enReceipt } from './en/receipt.ts'

const texts = { ar: arReceipt, en: enReceipt } as const

/** `t` of the receipt's page: its texts come with its code. */
export function useReceiptText(): Text<keyof typeof arReceipt> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
