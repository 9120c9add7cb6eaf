import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arDriver } from './ar/driver.ts'
import { enDriver } from './en/driver.ts'

const texts = { ar: arDriver, en: enDriver } as const

/** `t` of the driver's page and of where the driver is: its texts come with its code. */
export function useDriverText(): Text<keyof typeof arDriver> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
