import type { TicketWire } from '#contract/backoffice/staff.ts'
import { columnOf, type ColumnId } from '../columns.ts'
import { minuteMs } from '#domain/core/durations.ts'
import type { ServerClock } from '../../../live/server-clock.ts'
import { useClocked } from '../../../live/use-server-clock.ts'

/** What a ticket's clock says. */
export interface TicketTimer {
  /** Since it came or was ready; left until promised; late after that. */
  readonly kind: 'since' | 'left' | 'late'
  readonly seconds: number
  readonly tone: 'plain' | 'warn' | 'late'
  /** Share of the time to answer that is left, 1 to 0; only for new orders. */
  readonly drain: number | undefined
}

/** From this share of its time on, a ticket is warned of (design 11). */
const warnFrom = 0.75
/** A guest who waits longer than this for a ready order has been forgotten, or has not come. */
const waitMs = 10 * minuteMs

const last = new WeakMap<TicketWire, { readonly now: number; readonly timer: TicketTimer }>()

/** Takes a ticket and the server's time in UTC ms; returns its clock, the same one for the same moment. Design 11. */
export function ticketTimer(ticket: TicketWire, now: number): TicketTimer {
  const known = last.get(ticket)
  if (known?.now === now) return known.timer
  const timer = makeTimer(ticket, now)
  last.set(ticket, { now, timer })
  return timer
}

function makeTimer(ticket: TicketWire, now: number): TicketTimer {
  return timers[columnOf(ticket) ?? 'ready'](ticket, now)
}

const timers: Readonly<Record<ColumnId, (ticket: TicketWire, now: number) => TicketTimer>> = {
  new: answerTimer,
  kitchen: kitchenTimer,
  ready: readyTimer,
  way: readyTimer,
}

function readyTimer(ticket: TicketWire, now: number): TicketTimer {
  const from = Date.parse(ticket.ready_at ?? ticket.created_at)
  const passed = Math.max(0, now - from)
  return {
    kind: 'since',
    seconds: toSeconds(passed),
    tone: passed >= waitMs * warnFrom ? 'warn' : 'plain',
    drain: undefined,
  }
}

function answerTimer({ created_at, release_at, accept_by }: TicketWire, now: number): TicketTimer {
  const from = latest(created_at, release_at)
  const passed = Math.max(0, now - from)
  const whole = accept_by === null ? undefined : Date.parse(accept_by) - from
  const share = whole === undefined || whole <= 0 ? undefined : Math.min(1, passed / whole)
  return {
    kind: 'since',
    seconds: toSeconds(passed),
    tone: share !== undefined && share >= warnFrom ? 'warn' : 'plain',
    drain: share === undefined ? undefined : 1 - share,
  }
}

function kitchenTimer(ticket: TicketWire, now: number): TicketTimer {
  const { accepted_at, created_at, release_at, promised_at } = ticket
  const from = latest(accepted_at ?? created_at, release_at)
  if (promised_at === null)
    return { kind: 'since', seconds: toSeconds(now - from), tone: 'plain', drain: undefined }
  const left = Date.parse(promised_at) - now
  if (left < 0) return { kind: 'late', seconds: toSeconds(-left), tone: 'late', drain: undefined }
  const share = (now - from) / Math.max(1, Date.parse(promised_at) - from)
  return {
    kind: 'left',
    seconds: toSeconds(left),
    tone: share >= warnFrom ? 'warn' : 'plain',
    drain: undefined,
  }
}

/** An order for later is the kitchen's from its release on, whenever it came or was accepted. */
const latest = (moment: string, release: string | null) =>
  Math.max(Date.parse(moment), release === null ? 0 : Date.parse(release))

const toSeconds = (ms: number) => Math.max(0, Math.floor(ms / 1000))

/** Takes a ticket, the server's time and which part of its clock is shown; returns that. Draws anew only when the part changes. */
export function useTicketTimer<T extends string | number | boolean | undefined>(
  ticket: TicketWire,
  clock: ServerClock,
  part: (timer: TicketTimer) => T,
): T {
  return useClocked(clock, (now) => part(ticketTimer(ticket, now)))
}
