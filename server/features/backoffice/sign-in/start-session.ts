import { limits } from '#domain/core/limits.ts'
import { randomBytes } from 'node:crypto'
import { hourSeconds } from '#domain/core/durations.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { tokenHashOf } from '#server/middleware/staff.ts'
import type { StaffSession } from '#server/http/request.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { lockMember, updateMember } from '#server/store/backoffice/staff-accounts.ts'
import { insertStaffSession } from '#server/store/backoffice/staff.ts'
import type { Seal } from '#server/secrets/seal.ts'
import { makeId } from '#server/core/make-id.ts'
import { knownDevice, withDevice, type Device } from './known-device.ts'

/** How long a sign-in lasts. */
export const sessionSeconds = limits.staffSessionHours * hourSeconds

/** A new session with its token, which is told to that browser alone. */
export interface SignedIn {
  readonly token: string
  readonly session: StaffSession
}

/** The browser somebody signs in with. */
export interface Browser {
  readonly userAgent: string
  readonly device: Device
}

/**
 * Takes a member, its browser and now (UTC ms); writes a session and returns its token. From then on the member knows
 * the browser (decision 0201). Safety 19, 30.
 */
export async function startSession(
  tx: WriteDb,
  seal: Pick<Seal, 'mac'>,
  staffId: string,
  { userAgent, device }: Browser,
  now: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const tokenHash = tokenHashOf(token)
  const endsAt = new Date(now + sessionSeconds * 1000)
  const member = await lockMember(tx, staffId)
  const known = member && knownDevice(seal, member, device)
  if (known) await updateMember(tx, staffId, { known_devices: withDevice(member.known_devices, known) })
  await insertStaffSession(tx, {
    id: makeId(),
    tokenHash,
    staffId,
    endsAt,
    device: deviceName(userAgent),
    knownDevice: known ?? null,
  })
  await tellOutbox(tx, 'session-ended', { session: tokenHash }, endsAt)
  return token
}
