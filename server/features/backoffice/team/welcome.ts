import { hash } from '@node-rs/argon2'
import type { WelcomeWire } from '#contract/backoffice/staff-team.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine, lengthOf } from '#domain/core/text.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  deletePasskeys,
  findInvitation,
  findInvitationOf,
  findMemberByEmail,
  insertMember,
  setMemberBranches,
  takeInvitation,
  updateMember,
  type InvitationRow,
} from '#server/store/backoffice/staff-accounts.ts'
import { findStaffMember } from '#server/store/backoffice/staff.ts'
import { endSessions } from '../sign-in/end-sessions.ts'
import { startSession, type Browser, type SignedIn } from '../sign-in/start-session.ts'
import { inviteHashOf } from './invite-member.ts'
import { branchesHeld, stands } from './team-reach.ts'

/** Takes a password and the e-mail beside it; returns whether it is long enough and no copy. */
export function isWeak(password: string, email: string): boolean {
  return lengthOf(password) < limits.staffPassword || password.toLowerCase() === email
}

/** Takes a link's token; returns what it invites to. Refuses 'invitation-gone', for used, ended and invented ones alike. */
export async function readWelcome(
  deps: Deps,
  token: string,
  language: Language,
): Promise<WelcomeWire | Refusal> {
  const found = await findInvitationOf(deps.db, inviteHashOf(token))
  if (!found) return refuse('invitation-gone')
  const row = await deps.db.read(found.tenant_id, async (db) =>
    liveOne(db, await findInvitation(db, found.id), deps.clock()),
  )
  if (!row) return refuse('invitation-gone')
  const { tenant } = await deps.catalogues.current(found.tenant_id)
  return {
    restaurant: wordIn(tenant.name, language),
    name: row.name,
    email: row.email,
    role: row.role,
    renews: row.staff_id !== null,
  }
}

/** What the invited typed, and the browser that it typed it in. */
export interface WelcomeWords {
  readonly token: string
  readonly name: string
  readonly password: string
  readonly browser: Browser
}

/**
 * Takes a link's token with a name and a new password; makes the member (or gives it the password, which ends its
 * sessions, its second step and its passkeys) and signs it in. Refuses 'invitation-gone', 'password-weak' and
 * 'member-exists'. Two presses at once make one member. Rule "Team and invitations".
 */
export async function acceptWelcome(deps: Deps, typed: WelcomeWords): Promise<SignedIn | Refusal> {
  const found = await findInvitationOf(deps.db, inviteHashOf(typed.token))
  if (!found) return refuse('invitation-gone')
  const passwordHash = await hash(typed.password)
  const signedIn = await writeUnlessRefused(deps.db, found.tenant_id, async (tx) => {
    const row = await liveOne(tx, await takeInvitation(tx, found.id), deps.clock())
    if (!row) return refuse('invitation-gone')
    if (isWeak(typed.password, row.email))
      return refuse('password-weak', { fields: { password: ['password-weak'] } })
    const name = cleanLine(typed.name, limits.staffName) || row.name
    const staffId = await (row.staff_id
      ? renew(tx, row.staff_id, passwordHash)
      : join(tx, row, name, passwordHash))
    if (isRefusal(staffId)) return staffId
    const token = await startSession(tx, deps.seal, staffId, typed.browser, deps.clock())
    return { token, session: await sessionOf(tx, row, staffId) }
  })
  deps.wakeRelay()
  return signedIn
}

async function liveOne(
  db: TenantDb,
  row: InvitationRow | undefined,
  now: number,
): Promise<InvitationRow | undefined> {
  return row && (await stands(db, row, now)) ? row : undefined
}

async function join(
  tx: WriteDb,
  row: InvitationRow,
  name: string,
  password_hash: string,
): Promise<string | Refusal> {
  if (await findMemberByEmail(tx, row.email)) return refuse('member-exists')
  const id = makeId()
  const { email, role, language, branch_ids } = row
  await insertMember(tx, {
    id,
    email,
    name,
    role,
    language,
    password_hash,
    all_branches: branch_ids === null,
  })
  await setMemberBranches(tx, id, branch_ids)
  await writeAudit(tx, { staffId: id, action: 'member-join', subject: id, after: { name, email, role } })
  return id
}

async function renew(tx: WriteDb, id: string, password_hash: string): Promise<string | Refusal> {
  if (!(await findStaffMember(tx, id))) return refuse('invitation-gone')
  await updateMember(tx, id, { password_hash, sealed_totp: null, recovery_hashes: [] })
  await deletePasskeys(tx, id)
  await endSessions(tx, id)
  await writeAudit(tx, { staffId: id, action: 'password-renewed', subject: id })
  return id
}

async function sessionOf(db: TenantDb, row: InvitationRow, staffId: string): Promise<SignedIn['session']> {
  const member = await findStaffMember(db, staffId)
  return {
    tenantId: db.tenantId,
    staffId,
    role: member?.role ?? row.role,
    branchIds: (member ? await branchesHeld(db, member) : row.branch_ids) ?? 'all',
  }
}
