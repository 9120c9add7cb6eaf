import { randomBytes } from 'node:crypto'
import { deviceName } from '#domain/device-name.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { tokenHashOf } from '#server/middleware/staff.ts'
import type { StaffSession } from '#server/request.ts'
import { tellOutbox } from '#server/store/outbox.ts'
import { insertStaffSession } from '#server/store/staff.ts'
import { makeId } from '#server/make-id.ts'

/** How long a sign-in lasts. */
export const sessionSeconds = 12 * 3600

/** A new session with its token, which is told to that browser alone. */
export interface SignedIn {
  readonly token: string
  readonly session: StaffSession
}

/** Takes a member, its browser and now (UTC ms); writes a session and returns its token. Safety 19, 30. */
export async function startSession(
  tx: WriteDb,
  staffId: string,
  userAgent: string,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = tokenHashOf(token)
  const endsAt = new Date(now + sessionSeconds * 1000)
  await insertStaffSession(tx, { id: makeId(), tokenHash, staffId, endsAt, device: deviceName(userAgent) })
  await tellOutbox(tx, 'session-ended', { session: tokenHash }, endsAt)
  return token
}
