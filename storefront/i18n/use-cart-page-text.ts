import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arCartPage } from './ar/cart-page.ts'
import { enCartPage } from './en/cart-page.ts'

const texts = { ar: arCartPage, en: enCartPage } as const

/** `t` of the cart's own page: its texts come with its code. */
export function useCartPageText(): Text<keyof typeof arCartPage> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
