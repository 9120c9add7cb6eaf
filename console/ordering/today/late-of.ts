import type { TicketWire } from '#contract/backoffice/staff.ts'
import { ticketTimer } from '../board/ticket/ticket-timer.ts'

/**
 * Takes released tickets and the server's time (UTC ms); returns those that need somebody, the worst first: what is late,
 * then what would be missed, what will be late, and who waits for what is ready.
 */
export function lateOf(released: readonly TicketWire[], now: number): TicketWire[] {
  const rank = (ticket: TicketWire) => {
    const { kind } = ticketTimer(ticket, now)
    return kind === 'late' ? 0 : ticket.status === 'created' ? 1 : kind === 'left' ? 2 : 3
  }
  const seconds = (ticket: TicketWire) => {
    const { kind, seconds: shown } = ticketTimer(ticket, now)
    return kind === 'left' ? shown : -shown
  }
  return released
    .filter((ticket) => ticketTimer(ticket, now).tone !== 'plain')
    .toSorted((a, b) => rank(a) - rank(b) || seconds(a) - seconds(b))
}
