import { quoteFormula } from '#domain/core/formula-cell.ts'

/** A cell: text, or a number with its decimals as they are to be read. */
export type Cell = string | { readonly number: string }

/** Takes rows; returns them as CSV that spreadsheets open by themselves: UTF-8 with its mark, quoted, CRLF. */
export function writeCsv(rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const lines = rows.map((row) => row.map(field).join(','))
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

/** What begins like a formula is text (what guests type reaches these files). */
function field(cell: Cell): string {
  if (typeof cell === 'object') return cell.number
  const text = quoteFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
