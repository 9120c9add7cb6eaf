import type { WriteDb } from '#server/database/tenant-db.ts'
import { tellOutbox } from '#server/store/outbox.ts'
import { changeReservation, lockReservation } from '#server/store/reservations.ts'
import { listTableSessions } from '#server/store/table-sessions.ts'
import { moveClaims, type PlaceClaimRow } from '#server/store/table-places.ts'
import type { TableAtArea } from '#server/store/tables.ts'

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
  const row = claim.reservation_id === null ? undefined : await lockReservation(tx, claim.reservation_id)
  if (!row) return
  const others = (await listTableSessions(tx, row.branch_id)).filter((one) => one.id !== sessionId)
  const stays = row.table_ids.filter(
    (id) => !leaves.includes(id) && id !== takes.id && others.some((one) => one.table_id === id),
  )
  await moveClaims(
    tx,
    { reservationId: row.id, branchId: row.branch_id },
    row.table_ids.filter((id) => !stays.includes(id)),
    { tableId: takes.id, from: now, until: claim.end_at },
  )
  await changeReservation(
    tx,
    row,
    { table_ids: [takes.id, ...stays], area_id: takes.area_id },
    { what: 'moved', actor, rooms: true },
  )
  await tellOutbox(tx, 'reservation-room', { branchId: row.branch_id, date: row.date })
}
