import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { BegunPasskeyWire } from '#contract/backoffice/staff-passkeys.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findPasskeyOwner,
  lockPasskey,
  takeChallenge,
  usePasskey,
  type PasskeyRow,
} from '#server/store/backoffice/staff-passkeys.ts'
import { findStaffMember, listStaffBranches } from '#server/store/backoffice/staff.ts'
import {
  challengeHash,
  loadWebauthn,
  makeChallenge,
  openChallenge,
  type PasskeyPlace,
} from './passkey-place.ts'
import { startSession, type Browser, type SignedIn } from './start-session.ts'

/** Takes where it is; returns what the browser needs to sign in by any passkey of this host. It names nobody. */
export async function beginPasskeySignIn(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  place: PasskeyPlace,
): Promise<BegunPasskeyWire> {
  const { challenge, sealed } = makeChallenge(seal, { signIn: true }, clock())
  const { generateAuthenticationOptions } = await loadWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: place.rpId,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
  })
  return { options: JSON.stringify(options), sealed }
}

/** What the browser answered. */
export interface PasskeyAnswer {
  readonly sealed: string
  readonly credential: Record<string, unknown>
  readonly browser: Browser
}

/**
 * Takes the browser's answer; returns a new session of whose passkey it is. Holding it and unlocking it are two proofs,
 * so that no password and no code is asked for. Refuses 'passkey-refused': an unknown or removed one, a challenge that is
 * over, was answered before or was made elsewhere, another origin, an unlock that did not happen, or a counter that went
 * back (a copy of the key): that one is written into the log. Rule "Signing in of staff", safety 19.
 */
export async function signInByPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'seal'>,
  place: PasskeyPlace,
  answered: PasskeyAnswer,
): Promise<SignedIn | Refusal> {
  const challenge = openChallenge(deps.seal, answered.sealed, { signIn: true }, deps.clock())
  const { id } = answered.credential
  const owner =
    challenge !== undefined && typeof id === 'string' && id.length <= 2000
      ? await findPasskeyOwner(deps.db, id)
      : undefined
  if (!owner || challenge === undefined || typeof id !== 'string') return refuse('passkey-refused')
  const { tenant_id: tenantId, staff_id: staffId } = owner
  let copied = false
  const signedIn = await writeUnlessRefused(deps.db, tenantId, async (tx) => {
    const key = await lockPasskey(tx, id)
    const member = key && (await findStaffMember(tx, key.staff_id))
    if (!member) return refuse('passkey-refused')
    const proof = await verify(key, challenge, place, answered)
    copied = proof === 'copied'
    if (typeof proof !== 'number') return refuse('passkey-refused')
    if (!(await takeChallenge(tx, challengeHash(challenge)))) return refuse('passkey-refused')
    await usePasskey(tx, key.id, proof)
    const branchIds = member.all_branches ? ('all' as const) : await listStaffBranches(tx, member.id)
    await writeAudit(tx, {
      staffId: member.id,
      action: 'sign-in',
      subject: member.id,
      after: { passkey: key.name },
    })
    const token = await startSession(tx, deps.seal, member.id, answered.browser, deps.clock())
    return { token, session: { tenantId, staffId: member.id, role: member.role, branchIds } }
  })
  if (copied)
    await deps.db.write(tenantId, (tx) =>
      writeAudit(tx, { staffId, action: 'passkey-copied', subject: staffId, after: { credential: id } }),
    )
  return signedIn
}

/** The key's new counter; `copied` when it went back although all else was right. */
async function verify(
  key: PasskeyRow,
  challenge: string,
  place: PasskeyPlace,
  answered: PasskeyAnswer,
): Promise<number | 'copied' | undefined> {
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const check = (counter: number) =>
    verifyAuthenticationResponse({
      response: answered.credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.rpId,
      requireUserVerification: true,
      credential: {
        id: key.credential,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter,
      },
    }).catch(() => undefined)
  // the counter is judged apart, so that a copy is told from a wrong answer
  const proven = await check(0)
  if (!proven?.verified) return undefined
  const { newCounter } = proven.authenticationInfo
  const counts = newCounter > 0 || Number(key.counter) > 0
  return counts && newCounter <= Number(key.counter) ? 'copied' : newCounter
}
