import { limits } from '#domain/core/limits.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import {
  findHostSession,
  findTableMember,
  findTableSession,
  lockTableSession,
  saveTableSession,
  type TableMemberRow,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import type { Call } from '../http/call.ts'

/** A paid table's session ends so much later, and one at which nothing was ever ordered (rule "End of a session"). */
export const idleMs = limits.tableIdleMinutes * minuteMs

/** A phone at a table. */
export interface Seat {
  readonly session: TableSessionRow
  readonly member: TableMemberRow
}

/** Whoever holds it may ask; whether the phone sits there is judged by the members. */
const sessionLink = linkHolder('table-session-over')

/**
 * Takes a session's id and who asks; returns the phone's seat, waiting or in. Refuses 'table-session-over' for an id
 * that is none (any more), a guessed one as one of the past, and 'table-not-joined'. Rule "Phones at a table".
 */
export async function findSeat(db: TenantDb, call: Call, sessionId: string): Promise<Seat | Refusal> {
  return seatAt(db, call, await authorize(sessionLink, findHostSession(db, sessionId)))
}

/** The same with the session locked; a phone that waits to be let in may not act. */
export async function takeSeat(tx: WriteDb, call: Call, sessionId: string): Promise<Seat | Refusal> {
  const seat = await seatAt(tx, call, await lockSessionOf(tx, sessionId))
  if ('refused' in seat) return seat
  return seat.member.state === 'in' ? seat : refuse('table-not-joined')
}

/** Locks the session of which an id is part; it may come into another until the lock is there. */
async function lockSessionOf(tx: WriteDb, sessionId: string): Promise<TableSessionRow | Refusal | undefined> {
  const known = await authorize(sessionLink, findTableSession(tx, sessionId))
  if (isRefusal(known)) return known
  const locked = await forSystem('derived', lockTableSession(tx, known.joined_to ?? known.id))
  return locked?.joined_to ? forSystem('derived', lockTableSession(tx, locked.joined_to)) : locked
}

async function seatAt(
  db: TenantDb,
  call: Call,
  session: TableSessionRow | Refusal | undefined,
): Promise<Seat | Refusal> {
  if (isRefusal(session)) return session
  if (!session || session.state === 'ended') return refuse('table-session-over')
  const member = call.browser === undefined ? undefined : await findTableMember(db, session.id, call.browser)
  return member ? { session, member } : refuse('table-not-joined')
}

/** Takes a session after a change; every phone at the table and the staff hear of it after the commit. */
export async function tellTable(db: TenantDb, session: TableSessionRow, ask = false): Promise<void> {
  const { id, branch_id, version } = session
  await tellOutbox(db, 'table-changed', { sessionId: id, branchId: branch_id, version, ask })
}

/** Something was put into the shared cart: a session without an order begins its half hour anew. */
export async function touchTable(tx: WriteDb, session: TableSessionRow, now: number): Promise<void> {
  const idle = session.state !== 'paid' && session.ends_at !== null
  await changeTable(tx, session.id, idle ? { ends_at: new Date(now + idleMs) } : {})
}

/** Takes a locked session and what changes of it; writes and tells it. */
export async function changeTable(
  db: TenantDb,
  sessionId: string,
  change: Parameters<typeof saveTableSession>[2] = {},
  ask = false,
): Promise<TableSessionRow> {
  const saved = await saveTableSession(db, sessionId, change)
  await tellTable(db, saved, ask)
  return saved
}
