import type { TicketWire } from '#contract/backoffice/staff.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'

/** Takes open tickets and the server's time (UTC ms); returns those that are the kitchen's now, and those that wait for their release, by slot. Rule "Orders for later". */
export function splitReleased(
  tickets: readonly TicketWire[],
  now: number,
): { readonly released: readonly TicketWire[]; readonly scheduled: readonly TicketWire[] } {
  const scheduled = tickets
    .filter((ticket) => waits(ticket, now))
    .sort((a, b) => (a.slot?.start ?? '').localeCompare(b.slot?.start ?? ''))
  return { released: tickets.filter((ticket) => !waits(ticket, now)), scheduled }
}

/** A guest who is there already waits with the order before one's eyes. */
function waits({ status, release_at, arrival }: TicketWire, now: number): boolean {
  if (arrival || !statusFacts[status].isUnmade) return false
  return release_at !== null && Date.parse(release_at) > now
}

/** Takes open tickets and the server's time (UTC ms); returns how many wait for their release. */
export function countWaiting(tickets: readonly TicketWire[], now: number): number {
  return tickets.reduce((sum, ticket) => sum + Number(waits(ticket, now)), 0)
}
