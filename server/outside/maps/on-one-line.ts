import { cleanText } from '#domain/text.ts'

const most = 300

/** Takes what a map service says, part by part; returns it as one line for a page: no controls, no part twice. */
export function onOneLine(parts: readonly (string | undefined)[]): string {
  const named = [...new Set(parts.map((part) => part?.trim() ?? ''))].filter((part) => part !== '')
  const line = named.join('، ').replaceAll(/\s+/g, ' ')
  return cleanText([...line].slice(0, most).join(''), most) ?? ''
}
