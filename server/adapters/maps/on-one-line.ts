import { cleanText } from '#domain/core/text.ts'
import { listComma, type Language } from '#domain/core/words.ts'

const most = 300

/** Takes what a map service says, part by part, and its language; returns it as one line for a page: no controls, no part twice. */
export function onOneLine(parts: readonly (string | undefined)[], language: Language): string {
  const named = [...new Set(parts.map((part) => part?.trim() ?? ''))].filter((part) => part !== '')
  const line = named.join(listComma[language]).replaceAll(/\s+/g, ' ')
  return cleanText([...line].slice(0, most).join(''), most) ?? ''
}
