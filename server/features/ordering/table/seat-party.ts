import { refuse } from '#domain/refusal.ts'
import { makeId } from '#server/make-id.ts'
import type { SeatParty } from '#server/seat-party.ts'
import { findLiveSession, insertTableMember } from '#server/store/table-sessions.ts'
import { lockTable } from '#server/store/tables.ts'
import { startSession } from './join-table.ts'
import { changeTable } from './sit-down.ts'

/**
 * The host shows a party to its table: the session begins open, since staff are there, and ends when staff close it or it
 * is paid, not for being idle. The phone that waited is in at once. Domain "Reservations and the queue".
 */
export const seatParty: SeatParty = async (tx, catalogue, { tableId, branchId, browser, name, now }) => {
  const table = await lockTable(tx, tableId)
  if (!table || table.branch_id !== branchId || table.removed_at !== null) return refuse('table-not-found')
  if (await findLiveSession(tx, tableId)) return refuse('table-taken')
  const session = await startSession(tx, table, catalogue, now)
  if (browser !== null)
    await insertTableMember(tx, { session_id: session.id, id: makeId(), browser, name, state: 'in' })
  await changeTable(tx, session.id, { state: 'open', ends_at: null }, true)
  return { sessionId: session.id, table: table.name }
}
