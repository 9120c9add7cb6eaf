import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { ServerClock } from '#console/live/server-clock.ts'
import { useClocked } from '#console/live/use-server-clock.ts'
import { ticketTimer } from './ticket-timer.ts'
import type { TicketTimer } from './ticket-timer.ts'

/** Takes a ticket, the server's time and which part of its clock is shown; returns that. Draws anew only when the part changes. */
export function useTicketTimer<T extends string | number | boolean | undefined>(
  ticket: TicketWire,
  clock: ServerClock,
  part: (timer: TicketTimer) => T,
): T {
  return useClocked(clock, (now) => part(ticketTimer(ticket, now)))
}
