import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arDelivery } from './ar/delivery.ts'
import { enDelivery } from './en/delivery.ts'

const texts = { ar: arDelivery, en: enDelivery } as const

/** `t` of what delivering says: lazy parts of public pages and pages of their own, whose texts come with their code. */
export function useDeliveryText(): Text<keyof typeof arDelivery> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
