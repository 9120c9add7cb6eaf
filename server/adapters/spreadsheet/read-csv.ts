import { parse } from 'csv-parse/sync'
import type { SheetLine } from '#domain/menu/menu-sheet.ts'
import type { SheetLimits } from './read-sheet.ts'

/**
 * Takes a text file's bytes and how much may be in it; returns its lines as cells, or undefined when it is no CSV. UTF-8 and
 * UTF-16 by their marks, else UTF-8, else Windows' Arabic, as spreadsheets save it; commas, semicolons or tabs.
 */
export function readCsv(
  bytes: Uint8Array,
  { rows, cellChars }: SheetLimits,
): SheetLine[] | 'too-many' | undefined {
  const decoded = decode(bytes)
  if (decoded === undefined) return undefined
  const [said, sign] = /^sep=(.)(?=\r|\n)/i.exec(decoded) ?? []
  const text = said === undefined ? decoded : decoded.slice(said.length)
  try {
    const found: string[][] = parse(text, {
      delimiter: sign ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: cellChars * 40,
      to: rows + 2,
    })
    if (found.length > rows + 1) return 'too-many'
    return found.map((cells, i) => ({ line: i + 1, cells }))
  } catch {
    return undefined
  }
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  // no text has a NUL: it is another kind of file
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** What comes most often in the heading. */
function delimiterOf(text: string): string {
  const heading = text.trimStart().split(/[\r\n]/, 1)[0] ?? ''
  const count = (sign: string) => heading.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
