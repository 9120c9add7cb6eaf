import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, type StaffAct } from '#domain/backoffice/staff-role.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { lockTableSession, type TableSessionRow } from '#server/store/dine-in/table-sessions.ts'

/**
 * Takes a member of staff, a session and what is done at its table, in one transaction with the session locked. Refuses
 * 'not-allowed', 'table-session-over' (also of another branch) and 'table-joined'.
 */
export async function atTable<T extends object>(
  deps: Deps,
  staff: StaffSession,
  sessionId: string,
  act: StaffAct,
  fn: (tx: WriteDb, session: TableSessionRow) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  if (!mayStaff(staff.role, act)) return refuse('not-allowed')
  const done = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const session = await authorize(inBranchOf(staff, 'table-session-over'), lockTableSession(tx, sessionId))
    if (isRefusal(session)) return session
    if (session.state === 'ended') return refuse('table-session-over')
    if (session.state === 'joined') return refuse('table-joined')
    return fn(tx, session)
  })
  deps.wakeRelay()
  return done
}
