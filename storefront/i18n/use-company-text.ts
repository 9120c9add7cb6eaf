import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arCompany } from './ar/company.ts'
import { enCompany } from './en/company.ts'

const texts = { ar: arCompany, en: enCompany } as const

/** `t` of orders on a company's account: its texts come with its code. */
export function useCompanyText(): Text<keyof typeof arCompany> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
