import type { PrintLanguage } from '#domain/printing/print-ticket.ts'
import type { TicketRow } from '#domain/printing/ticket-rows.ts'
import { drawTicket } from './draw-ticket.ts'
import { encodeTicket } from './escpos.ts'

/** What a printer is to print. */
export interface TicketOf {
  readonly rows: readonly TicketRow[]
  /** Of a line. */
  readonly dots: number
  readonly copies: number
  /** With it the ticket has a frame as wide as its lines, and a ruler until so many dots: where the paper ends is seen. */
  readonly edge?: { readonly language: PrintLanguage; readonly until: number } | undefined
}

/** Takes a ticket's rows and how wide its printer prints; returns the bytes for a printer that knows ESC/POS. */
export async function ticketBytes({ rows, dots, copies, edge }: TicketOf): Promise<Uint8Array<ArrayBuffer>> {
  return encodeTicket(await drawTicket(rows, dots, edge), copies)
}
