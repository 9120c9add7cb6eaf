import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import {
  changeReservation,
  lockReservation,
  type ReservationRow,
} from '#server/store/reservations/reservations.ts'
import { listTableSessions } from '#server/store/dine-in/table-sessions.ts'
import { dropClaims, takeClaim, type PlaceClaimRow } from '#server/store/dine-in/table-places.ts'
import type { TableAtArea } from '#server/store/dine-in/tables.ts'

/** Which tables a party leaves and which it takes, and who moves it. */
export interface BookingMove {
  readonly sessionId: string
  readonly leaves: readonly string[]
  readonly takes: TableAtArea
  readonly now: Date
  readonly actor: string
}

/**
 * Takes the claim of the reservation whose guests move, under the lock of the branch's rules; its tables follow. Of a
 * reservation of several tables those stay at which other guests of it sit. The database refuses a table that another
 * reservation takes in that time: isTaken(). Decision 0050.
 */
export async function followBooking(
  tx: WriteDb,
  claim: PlaceClaimRow,
  { sessionId, leaves, takes, now, actor }: BookingMove,
): Promise<void> {
  const row = await bookingOf(tx, claim)
  if (!row) return
  const others = (await listTableSessions(tx, row.branch_id)).filter(
    (one) => one.id !== sessionId && one.joined_to !== sessionId,
  )
  const stays = row.table_ids.filter(
    (id) => !leaves.includes(id) && id !== takes.id && others.some((one) => one.table_id === id),
  )
  await dropClaims(
    tx,
    row.id,
    row.table_ids.filter((id) => !stays.includes(id)),
  )
  await takeClaim(tx, row, takes.id, now, claim.end_at)
  await changeTables(tx, row, { table_ids: [takes.id, ...stays], area_id: takes.area_id }, actor)
}

/** The party takes a further table: so does its reservation, from now on. */
export async function addToBooking(
  tx: WriteDb,
  claim: PlaceClaimRow,
  { takes, now, actor }: Pick<BookingMove, 'takes' | 'now' | 'actor'>,
): Promise<void> {
  const row = await bookingOf(tx, claim)
  if (!row || row.table_ids.includes(takes.id)) return
  await takeClaim(tx, row, takes.id, now, claim.end_at)
  await changeTables(tx, row, { table_ids: [...row.table_ids, takes.id] }, actor)
}

/** Guests of a reservation have left one of its tables and sit with others: the table is free for others. */
export async function leaveBooking(
  tx: WriteDb,
  claim: PlaceClaimRow,
  tableId: string,
  actor: string,
): Promise<void> {
  const row = await bookingOf(tx, claim)
  if (!row) return
  await dropClaims(tx, row.id, [tableId])
  const remaining = row.table_ids.filter((id) => id !== tableId)
  // where it sat is its history
  await changeTables(tx, row, remaining.length > 0 ? { table_ids: remaining } : {}, actor)
}

async function bookingOf(tx: WriteDb, { reservation_id: id }: PlaceClaimRow) {
  return id === null ? undefined : forSystem('job', lockReservation(tx, id))
}

async function changeTables(
  tx: WriteDb,
  row: ReservationRow,
  change: { table_ids?: string[]; area_id?: string },
  actor: string,
): Promise<void> {
  await changeReservation(tx, row, change, { what: 'moved', actor, rooms: true })
  await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
}
