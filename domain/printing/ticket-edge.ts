import type { Language } from '../core/words.ts'

/** What of a row tells the side: a rule and a code have no language. */
interface EdgeRow {
  readonly kind: string
  readonly size?: string
  readonly language?: Language
}

/**
 * Takes a ticket's rows; returns the language at whose side they begin. It is that of the order's number, which is written in
 * the ticket's own: a name or a telephone number in the other direction is read its own way and keeps to this side.
 */
export function ticketEdge(rows: readonly EdgeRow[]): Language {
  const number = rows.find(({ kind, size }) => kind === 'line' && size === 'huge')
  return (number ?? rows.find(({ language }) => language !== undefined))?.language ?? 'ar'
}
