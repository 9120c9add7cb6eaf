import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { takeBackSessionEnd, tellOutbox } from '#server/store/core/outbox.ts'
import { deleteStaffSession } from '#server/store/backoffice/staff.ts'

/**
 * Takes a session and its token's hash; revokes it: the cookie is worth nothing from now on, wherever it is, and live
 * lines that it opened end (safety 30).
 */
export async function signOut(
  { db, wakeRelay }: Pick<Deps, 'db' | 'wakeRelay'>,
  staff: StaffSession,
  tokenHash: string,
): Promise<void> {
  await db.write(staff.tenantId, async (tx) => {
    await deleteStaffSession(tx, tokenHash)
    await takeBackSessionEnd(tx, tokenHash)
    await tellOutbox(tx, 'session-ended', { session: tokenHash })
    await writeAudit(tx, { staffId: staff.staffId, action: 'sign-out', subject: staff.staffId })
  })
  wakeRelay()
}
