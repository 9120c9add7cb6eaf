import { createHash } from 'node:crypto'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { BegunPasskeyWire } from '#contract/backoffice/staff-passkeys.ts'
import type { StaffAccountWire } from '#contract/backoffice/staff-account.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  deletePasskey,
  findPasskeyOwner,
  insertPasskey,
  listPasskeys,
  takeChallenge,
} from '#server/store/backoffice/staff-passkeys.ts'
import { findStaffMember } from '#server/store/backoffice/staff.ts'
import {
  challengeHash,
  loadWebauthn,
  makeChallenge,
  openChallenge,
  type PasskeyPlace,
} from '../sign-in/passkey-place.ts'
import { changeOwn, refusePassword } from './change-account.ts'
import type { AccountLook } from './show-account.ts'

/**
 * Takes a member's password; returns what the browser needs to make a passkey: one that it can find by itself and that
 * asks its holder (finger, face or PIN), none of those that the member has. Refuses 'password-wrong'. Rule "Signing in of staff".
 */
export async function beginPasskey(
  deps: Deps,
  look: AccountLook,
  place: PasskeyPlace,
  password: string,
): Promise<BegunPasskeyWire | Refusal> {
  const refused = await refusePassword(deps, look, password)
  if (refused) return refused
  const { tenantId, staffId } = look.staff
  const { tenant } = await deps.catalogues.current(tenantId)
  const found = await deps.db.read(tenantId, async (db) => ({
    member: await findStaffMember(db, staffId),
    known: await listPasskeys(db, staffId),
  }))
  if (!found.member) return refuse('sign-in-required')
  const { challenge, sealed } = makeChallenge(deps.seal, { staffId }, deps.clock())
  const { generateRegistrationOptions } = await loadWebauthn()
  const options = await generateRegistrationOptions({
    rpName: wordIn(tenant.name, look.language),
    rpID: place.rpId,
    // the same for all passkeys of a member, and tells nothing of it
    userID: createHash('sha256').update(`passkeys:${tenantId}:${staffId}`).digest(),
    userName: found.member.email,
    userDisplayName: found.member.name,
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    excludeCredentials: found.known.map(({ credential }) => ({ id: credential })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: JSON.stringify(options), sealed }
}

/** EdDSA, ES256 and RS256: what every passkey of today can; Node's later ones are experimental. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** What the browser made of it, and how the member names it. */
export interface NewPasskey {
  readonly sealed: string
  readonly name: string
  readonly credential: Record<string, unknown>
}

/**
 * Takes the browser's answer; keeps the passkey. Its challenge serves once. Refuses 'session-expired' (the challenge is
 * over), 'field-required', 'passkey-refused' (another origin, another challenge, not its holder, known already) and
 * 'too-many-rows'.
 */
export async function addPasskey(
  deps: Deps,
  look: AccountLook,
  place: PasskeyPlace,
  typed: NewPasskey,
): Promise<StaffAccountWire | Refusal> {
  const { staffId } = look.staff
  const challenge = openChallenge(deps.seal, typed.sealed, { staffId }, deps.clock())
  if (!challenge) return refuse('session-expired')
  const name = cleanLine(typed.name, limits.staffName)
  if (!name) return refuse('bad-input', { fields: { name: ['field-required'] } })
  const { verifyRegistrationResponse } = await loadWebauthn()
  const made = await verifyRegistrationResponse({
    response: typed.credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined)
  if (!made?.verified) return refuse('passkey-refused')
  const { credential } = made.registrationInfo
  // one authenticator's key is one member's, in all restaurants: signing in names nobody else
  if (await findPasskeyOwner(deps.db, credential.id)) return refuse('passkey-refused')
  return changeOwn(deps, look, async (tx, member) => {
    if ((await listPasskeys(tx, member.id)).length >= limits.passkeysPerMember) return refuse('too-many-rows')
    if (!(await takeChallenge(tx, challengeHash(challenge)))) return refuse('passkey-refused')
    await insertPasskey(tx, {
      id: makeId(),
      staff_id: member.id,
      credential: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    await writeAudit(tx, { staffId: member.id, action: 'passkey-add', subject: member.id, after: { name } })
    return undefined
  })
}

/** Takes one of the member's own passkeys by its id; removes it. Refuses 'not-found'. */
export function removePasskey(
  deps: Deps,
  look: AccountLook,
  id: string,
): Promise<StaffAccountWire | Refusal> {
  return changeOwn(deps, look, async (tx, member) => {
    const gone = await deletePasskey(tx, member.id, id)
    if (!gone) return refuse('not-found')
    await writeAudit(tx, {
      staffId: member.id,
      action: 'passkey-remove',
      subject: member.id,
      before: { name: gone.name },
    })
    return undefined
  })
}
