import { hash, verify } from '@node-rs/argon2'
import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { lockMember, setSessionDevice, updateMember } from '#server/store/backoffice/staff-accounts.ts'
import { findStaffMember, type StaffRow } from '#server/store/backoffice/staff.ts'
import { tooMany } from '#server/http/too-many.ts'
import { endSessions } from '../sign-in/end-sessions.ts'
import { knownDevice } from '../sign-in/known-device.ts'
import { isWeak } from '../team/welcome.ts'
import { showAccount, zoneOf, type AccountLook } from './show-account.ts'

/** Takes who acts and what is done to its own account inside the transaction; returns the account after it. */
export async function changeOwn(
  deps: Deps,
  look: AccountLook,
  act: (tx: WriteDb, member: StaffRow) => Promise<Refusal | undefined>,
): Promise<StaffAccountWire | Refusal> {
  const at = { now: deps.clock(), zone: await zoneOf(deps, look.staff) }
  const account = await writeUnlessRefused(deps.db, look.staff.tenantId, async (tx) => {
    const member = await lockMember(tx, look.staff.staffId)
    if (!member?.active) return refuse('sign-in-required')
    return (await act(tx, member)) ?? showAccount(tx, look, at)
  })
  deps.wakeRelay()
  return account
}

/**
 * Takes a session and what was typed as its password; refuses 'password-wrong', and 'too-many-requests' while earlier
 * guesses make it wait: a tablet that was left open is no place to find it out. Slow by design, so outside a transaction.
 */
export async function refusePassword(
  deps: Deps,
  { staff, guesses }: AccountLook,
  typed: string,
): Promise<Refusal | undefined> {
  const own = { email: staff.staffId, address: staff.staffId, userAgent: '' }
  const left = guesses.left(own, deps.clock())
  if (left > 0) return tooMany(left)
  // counted before the slow check, so that many tries at once are not one
  guesses.failed(own, deps.clock())
  const member = await deps.db.read(staff.tenantId, (db) => findStaffMember(db, staff.staffId))
  if (!member || !(await verify(member.password_hash, typed)))
    return refuse('password-wrong', { fields: { current: ['password-wrong'] } })
  guesses.succeeded(own)
  return undefined
}

/** Takes the member's own name and language; keeps them. */
export function renameOwn(
  deps: Deps,
  look: AccountLook,
  typed: { name: string; language: Language },
): Promise<StaffAccountWire | Refusal> {
  return changeOwn(deps, look, async (tx, member) => {
    const name = cleanLine(typed.name, limits.staffName)
    if (!name) return refuse('bad-input', { fields: { name: ['field-required'] } })
    await updateMember(tx, member.id, { name, language: typed.language })
    await writeAudit(tx, {
      staffId: member.id,
      action: 'account-change',
      subject: member.id,
      before: { name: member.name, language: member.language },
      after: { name, language: typed.language },
    })
    return undefined
  })
}

/** Takes the current password and a new one; changes it and ends the member's other sessions. */
export async function changePassword(
  deps: Deps,
  look: AccountLook,
  typed: { current: string; password: string },
): Promise<StaffAccountWire | Refusal> {
  const refused = await refusePassword(deps, look, typed.current)
  if (refused) return refused
  const password_hash = await hash(typed.password)
  return changeOwn(deps, look, async (tx, member) => {
    if (isWeak(typed.password, member.email))
      return refuse('password-weak', { fields: { password: ['password-weak'] } })
    // this browser is known with the new password, all others are not any longer
    const here = knownDevice(deps.seal, { ...member, password_hash }, look.device)
    await updateMember(tx, member.id, { password_hash, known_devices: look.device.shown ? [here] : [] })
    await endSessions(tx, member.id, { but: look.tokenHash })
    await setSessionDevice(tx, look.tokenHash, here)
    await writeAudit(tx, { staffId: member.id, action: 'password-change', subject: member.id })
    return undefined
  })
}

/** Takes one of the member's own sessions by its id; ends it. */
export function endOwnSession(
  deps: Deps,
  look: AccountLook,
  id: string,
): Promise<StaffAccountWire | Refusal> {
  return changeOwn(deps, look, async (tx, member) => {
    if ((await endSessions(tx, member.id, { id })) === 0) return refuse('not-found')
    await writeAudit(tx, { staffId: member.id, action: 'session-end', subject: member.id })
    return undefined
  })
}
