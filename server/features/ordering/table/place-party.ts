import type { PlaceAct } from '#contract/table-desk.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff } from '#domain/staff-role.ts'
import { refusePlace } from '#domain/table-place.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import type { StaffSession } from '#server/request.ts'
import { writeAudit } from '#server/store/audit.ts'
import { lockCart } from '#server/store/carts.ts'
import { lockRules } from '#server/store/reservation-rules.ts'
import { isTaken } from '#server/store/table-claims.ts'
import { lockRounds, placeCart, placeRounds } from '#server/store/table-moves.ts'
import { listQueueParties, lockTables, moveQueueEntry } from '#server/store/table-places.ts'
import {
  findLiveSession,
  findTableSession,
  listTableMembers,
  lockTableSession,
  type TableSessionRow,
} from '#server/store/table-sessions.ts'
import { findTable, type TableAtArea } from '#server/store/tables.ts'
import { followBooking } from './follow-booking.ts'
import { changeTable } from './sit-down.ts'
import { placeAt, readPlaceClaims, seatedClaim } from './table-places.ts'

type Done = { done: true }

/**
 * Takes a member, a session and the table to which its party moves: the same session, bill and phones at another table;
 * the old one is free at once. Refuses 'not-allowed', 'table-session-over', 'already-paid', 'table-gone' for what is no
 * table of this branch, what refusePlace() refuses, and 'tables-taken' when the party's reservation cannot follow.
 * Decision 0107.
 */
export async function placeParty(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  wish: PlaceAct,
): Promise<Done | Refusal> {
  if (!mayStaff(staff.role, 'tables')) return refuse('not-allowed')
  const done = await writeUnlessRefused(deps.db, staff.tenantId, (tx) =>
    moveParty(tx, { staff, sessionId, wish, now: deps.clock() }),
  ).catch((error: unknown) => {
    if (isTaken(error)) return refuse('tables-taken')
    throw error
  })
  deps.wakeRelay()
  return done
}

interface Moving {
  readonly staff: StaffSession
  readonly sessionId: string
  readonly wish: PlaceAct
  readonly now: number
}

/** Locks: the branch's rules, tables, cart, rounds, session (decisions 0039, 0050). */
async function moveParty(tx: WriteDb, { staff, sessionId, wish, now }: Moving): Promise<Done | Refusal> {
  const seen = await findTableSession(tx, sessionId)
  const own = seen && (staff.branchIds === 'all' || staff.branchIds.includes(seen.branch_id))
  if (!seen || !own) return refuse('table-session-over')
  await lockRules(tx, seen.branch_id)
  await lockTables(tx, [seen.table_id, wish.table_id])
  await lockCart(tx, seen.cart_id)
  const rounds = await lockRounds(tx, [sessionId])
  const session = await lockTableSession(tx, sessionId)
  if (!session || session.state === 'ended') return refuse('table-session-over')
  if (session.state === 'paid') return refuse('already-paid')
  const [from, to] = [await findTable(tx, session.table_id), await findTable(tx, wish.table_id)]
  if (!to || to.branch_id !== session.branch_id || to.removed_at !== null) return refuse('table-gone')
  const claims = await readPlaceClaims(tx, session.branch_id, now)
  const booking = seatedClaim(claims, [session.table_id], now)
  const place = placeAt(claims, to.id, now, booking?.reservation_id)
  const refused = refusePlace(
    { ...place, seats: to.seats, taken: place.taken || Boolean(await findLiveSession(tx, to.id)) },
    { guests: await countParty(tx, session, booking?.guests), until: booking?.end_at.getTime() },
    now,
    wish.anyway,
  )
  if (refused) return refused
  const actor = `staff:${staff.staffId}`
  await seatAt(tx, session, to)
  await placeRounds(tx, rounds, draftPlace(session, to), actor)
  const move = { sessionId, leaves: [session.table_id], takes: to, now: new Date(now), actor }
  if (booking) await followBooking(tx, booking, move)
  await writeAudit(tx, {
    staffId: staff.staffId,
    action: 'table-move',
    subject: sessionId,
    before: { tableId: session.table_id, table: from?.name ?? '' },
    after: { tableId: to.id, table: to.name },
  })
  return { done: true }
}

async function countParty(tx: WriteDb, session: TableSessionRow, booked: number | null = 0): Promise<number> {
  const phones = (await listTableMembers(tx, [session.id])).filter(({ state }) => state === 'in').length
  return partyOf(phones, booked, (await listQueueParties(tx, [session.id])).get(session.id))
}

/** Takes what is known of a party: phones, guests of its reservation, the queue's party; returns how many sit there. */
export function partyOf(phones: number, booked: number | null = 0, queued = 0): number {
  return Math.max(phones, booked ?? 0, queued)
}

async function seatAt(tx: WriteDb, session: TableSessionRow, to: TableAtArea): Promise<void> {
  await placeCart(tx, session.cart_id, draftPlace(session, to))
  await moveQueueEntry(tx, session.id, to.id)
  await changeTable(tx, session.id, { table_id: to.id })
}

function draftPlace({ id }: TableSessionRow, to: TableAtArea) {
  return { sessionId: id, tableId: to.id, name: to.name, area: { ar: to.area_ar, en: to.area_en } }
}
