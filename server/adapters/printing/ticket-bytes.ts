import type { PaperWidth } from '#domain/printing/print-ticket.ts'
import type { TicketRow } from '#domain/printing/ticket-rows.ts'
import { drawTicket } from './draw-ticket.ts'
import { dotsOfPaper, encodeTicket } from './escpos.ts'

/** What a printer is to print. */
export interface TicketOf {
  readonly rows: readonly TicketRow[]
  readonly width: PaperWidth
  readonly copies: number
}

/** Takes a ticket's rows and its printer's paper; returns the bytes for a printer that knows ESC/POS. */
export async function ticketBytes({ rows, width, copies }: TicketOf): Promise<Uint8Array<ArrayBuffer>> {
  return encodeTicket(await drawTicket(rows, dotsOfPaper[width]), copies)
}
