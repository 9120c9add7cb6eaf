import type { WriteDb } from '#server/database/tenant-db.ts'
import { takeBackSessionEnd, tellOutbox } from '#server/store/outbox.ts'
import { deleteStaffSessions } from '#server/store/staff-accounts.ts'

/**
 * Takes a member and which of its sessions (by id; none = all) or which one stays (by its hash); ends them: their
 * cookies are worth nothing, their live lines close (safety 30). Returns how many there were.
 */
export async function endSessions(
  tx: WriteDb,
  staffId: string,
  which: { readonly id?: string; readonly but?: string } = {},
): Promise<number> {
  const ended = await deleteStaffSessions(tx, staffId, which)
  for (const session of ended) {
    await takeBackSessionEnd(tx, session)
    await tellOutbox(tx, 'session-ended', { session })
  }
  return ended.length
}
