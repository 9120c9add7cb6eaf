import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { tokenHashOf } from '#server/middleware/staff.ts'
import type { StaffSession } from '#server/request.ts'
import { writeAudit } from '#server/store/audit.ts'
import { tellOutbox } from '#server/store/outbox.ts'
import {
  findStaffLogins,
  findStaffMember,
  insertStaffSession,
  listStaffBranches,
} from '#server/store/staff.ts'
import type { SignInAttempt, SignInWaits } from './sign-in-waits.ts'

/** How long a sign-in lasts. */
export const sessionSeconds = 12 * 3600

export interface SignedIn {
  readonly token: string
  readonly session: StaffSession
}

/** A password that nobody has: an unknown e-mail costs the same time as a wrong password. */
const nobody = hash(randomBytes(16).toString('hex'))

/**
 * Takes an e-mail in lower case and a password; returns a new session with its token, to be told to that browser
 * alone. Refuses 'sign-in-failed', the same for an unknown e-mail and a wrong password, and 'too-many-requests' while
 * earlier failures make it wait. Domain "Staff", safety 19.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock'>,
  waits: SignInWaits,
  attempt: SignInAttempt,
  password: string,
): Promise<SignedIn | Refusal> {
  const { db, clock } = deps
  const left = waits.left(attempt, clock())
  if (left > 0)
    return refuse('too-many-requests', { details: { retry_after_seconds: Math.ceil(left / 1000) } })
  // counted before the slow check, so that many tries at once are not one
  waits.failed(attempt, clock())
  const session = await findByPassword(db, attempt.email, password)
  if (!session) return refuse('sign-in-failed')
  waits.succeeded(attempt)
  const token = randomBytes(32).toString('base64url')
  await db.write(session.tenantId, async (tx) => {
    const { staffId } = session
    const tokenHash = tokenHashOf(token)
    const endsAt = new Date(clock() + sessionSeconds * 1000)
    await insertStaffSession(tx, { tokenHash, staffId, endsAt })
    await tellOutbox(tx, 'session-ended', { session: tokenHash }, endsAt)
    await writeAudit(tx, { staffId, action: 'sign-in', subject: staffId })
  })
  return { token, session }
}

async function findByPassword(
  db: Deps['db'],
  email: string,
  password: string,
): Promise<StaffSession | undefined> {
  const logins = await findStaffLogins(db, email)
  if (logins.length === 0) await verify(await nobody, password)
  for (const { tenant_id: tenantId, staff_id } of logins) {
    const found = await db.read(tenantId, async (read) => {
      const member = await findStaffMember(read, staff_id)
      return member && { member, branches: await listStaffBranches(read, member.id) }
    })
    if (!found || !(await verify(found.member.password_hash, password))) continue
    const { member, branches } = found
    return {
      tenantId,
      staffId: member.id,
      role: member.role,
      branchIds: member.all_branches ? 'all' : branches,
    }
  }
  return undefined
}
