import type { ReservationDay, ReservationSlot } from '#domain/reservations/reservation-day.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { loadPlan, lockRules } from '#server/store/reservations/reservation-rules.ts'
import { claimTables } from '#server/store/reservations/table-claims.ts'
import { readDay, type BookingBranch } from './branch-days.ts'
import { refuseAsked } from './show-slots.ts'

/** Where and when a party wants to sit. */
export interface PlaceInput {
  readonly areaId: string
  readonly date: string
  /** From the date's midnight; from 1440 on it is the next day. */
  readonly minutes: number
  readonly guests: number
}

/** A time with its tables. */
export type SeatedSlot = ReservationSlot & { readonly seating: NonNullable<ReservationSlot['seating']> }

/**
 * Takes a branch whose rules are locked and what a party wants; chooses the smallest tables that are free. Refuses
 * 'reservation-guests', 'date-invalid', 'reservation-no-slots', 'slot-invalid' and 'reservation-full'. The caller takes the
 * tables in the same transaction.
 */
export async function chooseTables(
  tx: WriteDb,
  booking: BookingBranch,
  input: PlaceInput,
  { now, but }: { now: number; but?: string },
): Promise<SeatedSlot | Refusal> {
  const refused = refuseAsked(booking, input, now)
  if (refused) return refused
  return slotIn(await readDay(tx, booking, input.date, { guests: input.guests, now, but }), input)
}

/** Takes a branch; locks its rules and returns it with its plan. Refuses 'reservation-closed'. */
export async function lockBranch(tx: WriteDb, branch: Branch): Promise<BookingBranch | Refusal> {
  const row = await lockRules(tx, branch.id)
  if (!row?.enabled) return refuse('reservation-closed')
  return { branch, ...(await loadPlan(tx, { branchId: branch.id, timeZone: branch.timeZone }, row)) }
}

function slotIn(day: ReservationDay, { areaId, minutes }: PlaceInput): SeatedSlot | Refusal {
  if (day.slots.length === 0) return refuse('reservation-no-slots')
  const slot = day.slots.find((one) => one.areaId === areaId && one.minutes === minutes)
  if (!slot) return refuse('slot-invalid', { fields: { time: ['slot-invalid'] } })
  return slot.seating ? { ...slot, seating: slot.seating } : refuse('reservation-full')
}

/** Takes a reservation and its chosen time; takes the tables for it, with the gap after it. */
export function claimSlot(
  tx: WriteDb,
  branchId: string,
  reservationId: string,
  slot: SeatedSlot,
): Promise<void> {
  const span = { start: slot.start, end: slot.freeAt }
  return claimTables(tx, branchId, slot.seating.tableIds, span, { reservationId })
}
