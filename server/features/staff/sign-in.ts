import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { tokenHashOf } from '#server/middleware/staff.ts'
import type { StaffSession } from '#server/request.ts'
import { findStaffLogins, findStaffMember, insertStaffSession, listStaffBranches } from '#server/store/staff.ts'

const sessionMs = 12 * 3_600_000
const triesPerMinute = { account: 5, address: 30 }

/** A password that nobody has: an unknown e-mail costs the same time as a wrong password. */
const nobody = hash(randomBytes(16).toString('hex'))

export interface SignedIn {
  readonly token: string
  readonly session: StaffSession
}

/** Takes e-mail, password and the caller's address; returns a session of twelve hours. The same answer for an unknown e-mail and a wrong password. */
export async function signIn(deps: Deps, typed: { email: string; password: string }, address: string): Promise<SignedIn | Refusal> {
  const email = typed.email.trim().toLowerCase()
  const now = deps.clock()
  const mayTry = deps.rateLimits.pass(`staff:${email}`, triesPerMinute.account, now) && deps.rateLimits.pass(`staff-from:${address}`, triesPerMinute.address, now)
  if (!mayTry) return refuse('too-many-requests')
  const member = await findMember(deps, email, typed.password)
  if (!member) return refuse('sign-in-failed')
  const token = randomBytes(32).toString('base64url')
  await deps.db.write(member.tenantId, (db) => insertStaffSession(db, { tokenHash: tokenHashOf(token), staffId: member.staffId, endsAt: new Date(now + sessionMs) }))
  return { token, session: member }
}

async function findMember(deps: Deps, email: string, password: string): Promise<StaffSession | undefined> {
  const logins = await findStaffLogins(deps.db, email)
  if (logins.length === 0) await verify(await nobody, password)
  for (const { tenant_id, staff_id } of logins) {
    const found = await deps.db.read(tenant_id, async (db) => {
      const member = await findStaffMember(db, staff_id)
      return member && { member, branches: await listStaffBranches(db, member.id) }
    })
    if (!found || !(await verify(found.member.password_hash, password))) continue
    const { member, branches } = found
    return { tenantId: tenant_id, staffId: member.id, role: member.role, branchIds: member.all_branches ? 'all' : branches }
  }
  return undefined
}
