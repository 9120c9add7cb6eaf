import { minuteMs } from '#domain/core/durations.ts'
import { mayPromise } from '#domain/ordering/order-status.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { noteOrder } from '#server/store/ordering/note-order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** What staff say of an order without moving it on. */
export type StaffNote = 'coming' | 'promise'

/** Takes an action; returns whether it is said of an order, and moves nothing. */
export function isStaffNote(action: string): action is StaffNote {
  return action === 'coming' || action === 'promise'
}

/** Who said it, when, and the minutes from then of a new promise. */
export interface NoteBy {
  readonly actor: string
  readonly now: Date
  readonly minutes?: number | undefined
}

/**
 * Takes an order, locked, and what staff say: 'coming' answers a guest who waits in the car, 'promise' moves the promised
 * time, which is announced on the page, in the journal and by a notice. Refuses 'transition-not-allowed' where it has no
 * meaning, and 'field-required' without minutes. Rule "Promised time", rule "Guests in a car".
 */
export async function noteByStaff(
  db: WriteDb,
  order: OrderRow,
  action: StaffNote,
  { actor, now, minutes }: NoteBy,
): Promise<OrderRow | Refusal> {
  if (action === 'coming') {
    if (!order.arrived_at || order.arrival_answered_at || order.ended_at)
      return refuse('transition-not-allowed')
    return noteOrder(db, order, { actor, reason: 'coming', change: { arrival_answered_at: now } })
  }
  if (!mayPromise(order.status, order.type))
    return refuse('transition-not-allowed', { details: { status: order.status } })
  if (minutes === undefined) return refuse('field-required', { fields: { minutes: ['field-required'] } })
  const promised = new Date(now.getTime() + minutes * minuteMs)
  const was = order.promised_at ?? promised
  return noteOrder(db, order, {
    actor,
    reason: `promise: ${was.toISOString()} → ${promised.toISOString()}`,
    change: {
      promised_at: promised,
      promised_minutes: minutes,
      promise_change: JSON.stringify({ at: now.toISOString(), was: was.toISOString() }),
    },
    notice: 'order-time-changed',
  })
}
