import type { WriteDb } from '#server/database/tenant-db.ts'
import { takeBackSessionEnd, tellOutbox } from '#server/store/core/outbox.ts'
import { deleteStaffSessions, forgetDevices, listSessions } from '#server/store/backoffice/staff-accounts.ts'

/**
 * Takes a member and which of its sessions (by id; none = all) or which one stays (by its hash); ends them: their
 * cookies are worth nothing, their live lines close (safety 30), and their devices are known no longer (decision 0201).
 * Returns how many there were.
 */
export async function endSessions(
  tx: WriteDb,
  staffId: string,
  which: { readonly id?: string; readonly but?: string } = {},
): Promise<number> {
  const ended = await deleteStaffSessions(tx, staffId, which)
  const devices = ended.flatMap(({ known_device }) => known_device ?? [])
  await forgetDevices(tx, staffId, which.id === undefined && which.but === undefined ? 'all' : devices)
  for (const { token_hash: session } of ended) {
    await takeBackSessionEnd(tx, session)
    await tellOutbox(tx, 'session-ended', { session })
  }
  return ended.length
}

/** Takes a member whose rights changed; its live lines close, so that the next ones are opened with the new rights (safety 30). */
export async function redialSessions(tx: WriteDb, staffId: string): Promise<void> {
  for (const { token_hash } of await listSessions(tx, staffId))
    await tellOutbox(tx, 'rights-changed', { session: token_hash })
}
