import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arContact } from './ar/contact.ts'
import { enContact } from './en/contact.ts'

const texts = { ar: arContact, en: enContact } as const

/** `t` of the contact page: its texts come with its code. */
export function useContactText(): Text<keyof typeof arContact> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
