import type { PlaceAct } from '#contract/dine-in/table-desk.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { namePlaces } from '#domain/dine-in/table-place.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { lockCart } from '#server/store/ordering/carts.ts'
import { lockRules } from '#server/store/reservations/reservation-rules.ts'
import { isTaken } from '#server/store/reservations/table-claims.ts'
import { lockRounds } from '#server/store/dine-in/table-moves.ts'
import { lockTables } from '#server/store/dine-in/table-places.ts'
import {
  findLiveSession,
  findTableSession,
  listJoinedTables,
  lockTableSession,
  type TableSessionRow,
} from '#server/store/dine-in/table-sessions.ts'
import { findTable } from '#server/store/dine-in/tables.ts'
import { freeTable } from './free-table.ts'
import { joinParty } from './join-party.ts'
import { moveParty } from './move-party.ts'
import { ownTables, type Placing } from './placing.ts'
import { readPlaceClaims } from '#server/ports/table-places.ts'

type Done = { done: true }

/**
 * Takes a member, a session and what becomes of its table: the party moves to another, takes another to it with whoever
 * sits there, or gives one back. Refuses 'not-allowed', 'table-session-over', 'table-joined', 'already-paid', 'table-gone'
 * for what is no table of this branch, 'table-changed' when it moved meanwhile, what refusePlace() refuses, 'tables-taken'
 * when the party's reservation cannot follow, and what the act refuses. Decision 0107.
 */
export async function placeParty(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  input: PlaceAct,
): Promise<Done | Refusal> {
  if (!mayStaff(staff.role, 'tables')) return refuse('not-allowed')
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const done = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const locked = await lockPlaces(tx, staff, sessionId, input.table_id)
    if ('refused' in locked) return locked
    const now = new Date(deps.clock())
    const claims = await readPlaceClaims(tx, locked.session.branch_id, now.getTime())
    const placing = { ...locked, tx, deps, catalogue, input, now, actor: `staff:${staff.staffId}`, claims }
    const to = await acts[input.act](placing)
    if (typeof to !== 'string') return to
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: `table-${input.act}`,
      subject: sessionId,
      before: {
        tableId: input.act === 'move' ? locked.session.table_id : locked.table.id,
        table: namePlaces(locked.own.map(({ name }) => name)),
      },
      after: { tableId: locked.table.id, table: to },
    })
    return { done: true as const }
  }).catch((error: unknown) => {
    if (isTaken(error)) return refuse('tables-taken')
    throw error
  })
  deps.wakeRelay()
  return done
}

/** What each act leads to: the name of the place, as it is told; or why not. */
const acts: Readonly<Record<PlaceAct['act'], (placing: Placing) => Promise<string | Refusal>>> = {
  move: moveParty,
  join: joinParty,
  free: freeTable,
}

type Locked = Pick<Placing, 'session' | 'own' | 'table' | 'other' | 'rounds'>

/** Locks: the branch's rules, tables, carts, rounds, sessions (decisions 0039, 0050). */
async function lockPlaces(
  tx: WriteDb,
  staff: StaffSession,
  sessionId: string,
  tableId: string,
): Promise<Locked | Refusal> {
  const seen = await authorize(inBranchOf(staff, 'table-session-over'), findTableSession(tx, sessionId))
  if (isRefusal(seen)) return seen
  await lockRules(tx, seen.branch_id)
  // whoever scans a code of either party waits, those of tables that were joined before too
  const there = await findLiveSession(tx, tableId)
  const joined = await listJoinedTables(tx, [sessionId, ...(there ? [there.id] : [])])
  const places = [seen, ...(there ? [there] : []), ...joined].map((one) => one.table_id)
  await lockTables(tx, [...places, tableId])
  const found = await findLiveSession(tx, tableId)
  const sessions = [seen, ...(found && found.id !== seen.id ? [found] : [])]
  for (const id of sessions.map((one) => one.cart_id).toSorted()) await forSystem('derived', lockCart(tx, id))
  const ids = sessions.map(({ id }) => id).toSorted()
  const rounds = await lockRounds(tx, ids)
  const locked = new Map<string, TableSessionRow>()
  for (const id of ids) {
    const row = await forSystem('derived', lockTableSession(tx, id))
    if (row) locked.set(id, row)
  }
  const session = locked.get(sessionId)
  if (!session || session.state === 'ended') return refuse('table-session-over')
  if (session.state === 'joined') return refuse('table-joined')
  if (session.state === 'paid') return refuse('already-paid')
  const other = found && locked.get(found.id)
  const moved = session.table_id !== seen.table_id || other?.joined_to || other?.table_id !== found?.table_id
  if (moved) return refuse('table-changed')
  const table = await findTable(tx, tableId)
  if (!table || table.branch_id !== session.branch_id || table.removed_at !== null)
    return refuse('table-gone')
  return { session, own: await ownTables(tx, session), table, other, rounds }
}
