import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { toWesternDigits } from '#domain/core/digits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { findStaffLogins, findStaffMember, listStaffBranches } from '#server/store/backoffice/staff.ts'
import { tooMany } from '#server/http/too-many.ts'
import { takeSecondStep } from './second-step.ts'
import { isKnown } from './known-device.ts'
import type { SignInAttempt, SignInWaits } from './sign-in-waits.ts'
import { startSession, type Browser, type SignedIn } from './start-session.ts'

/** A password that nobody has: an unknown e-mail costs the same time as a wrong password. */
const nobody = hash(randomBytes(16).toString('hex'))

/** What was typed: the code only by members with a second step. */
export interface SignInWords {
  readonly password: string
  readonly code?: string | undefined
}

/**
 * Takes an e-mail in lower case, a password and the second step's code; returns a new session with its token, to be
 * told to that browser alone. Refuses 'sign-in-failed', the same for an unknown e-mail and a wrong password,
 * 'second-step-required' and 'second-step-wrong' once the password was right, and 'too-many-requests' while earlier
 * failures make it wait; those of strangers do not count for a browser that signed in before (decision 0201). Rule "Signing in of staff",
 * safety 19.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'clock' | 'seal'>,
  waits: SignInWaits,
  asked: Omit<SignInAttempt, 'known'> & Browser,
  typed: SignInWords,
): Promise<SignedIn | Refusal> {
  const { db, clock } = deps
  const attempt = { ...asked, known: await knownAs(deps, asked) }
  const left = waits.left(attempt, clock())
  if (left > 0) return tooMany(left)
  // counted before the slow check, so that many tries at once are not one
  waits.failed(attempt, clock())
  const found = await findByPassword(db, attempt.email, typed.password)
  if (!found) return refuse('sign-in-failed')
  const { session, secondStep } = found
  if (secondStep && !typed.code) {
    waits.takeBack(attempt)
    return refuse('second-step-required')
  }
  const token = await writeUnlessRefused(db, session.tenantId, async (tx) => {
    const { staffId } = session
    if (secondStep && !(await takeSecondStep(tx, deps, staffId, toWesternDigits(typed.code ?? ''))))
      return refuse('second-step-wrong')
    await writeAudit(tx, { staffId, action: 'sign-in', subject: staffId })
    return startSession(tx, deps.seal, staffId, asked, clock())
  })
  if (typeof token !== 'string') return token
  waits.succeeded(attempt)
  return { token, session }
}

/** The browser's secret when one of the members with this e-mail knows it; a browser without one costs no look. */
async function knownAs(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  { email, device }: Pick<SignInAttempt, 'email'> & Browser,
): Promise<string | undefined> {
  if (!device.shown) return undefined
  for (const { tenant_id, staff_id } of await findStaffLogins(db, email)) {
    const member = await db.read(tenant_id, (read) => findStaffMember(read, staff_id))
    if (member && isKnown(seal, member, device)) return device.secret
  }
  return undefined
}

async function findByPassword(
  db: Deps['db'],
  email: string,
  password: string,
): Promise<{ session: StaffSession; secondStep: boolean } | undefined> {
  const logins = await findStaffLogins(db, email)
  if (logins.length === 0) await verify(await nobody, password)
  for (const { tenant_id: tenantId, staff_id } of logins) {
    const found = await db.read(tenantId, async (read) => {
      const member = await findStaffMember(read, staff_id)
      return member && { member, branches: await listStaffBranches(read, member.id) }
    })
    if (!found || !(await verify(found.member.password_hash, password))) continue
    const { member, branches } = found
    const branchIds = member.all_branches ? ('all' as const) : branches
    return {
      session: { tenantId, staffId: member.id, role: member.role, branchIds },
      secondStep: member.sealed_totp !== null,
    }
  }
  return undefined
}
