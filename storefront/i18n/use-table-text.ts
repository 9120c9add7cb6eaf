import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arTable } from './ar/table.ts'
import { enTable } from './en/table.ts'

const texts = { ar: arTable, en: enTable } as const

export type TableTextKey = keyof typeof arTable

/** `t` of the pages of a table: their texts come with their code. */
export function useTableText(): Text<TableTextKey> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
