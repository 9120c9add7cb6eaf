import { createHash, randomBytes } from 'node:crypto'
import type { InviteBody, InvitedWire } from '#contract/backoffice/staff-team.ts'
import { dayMs } from '#domain/core/durations.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  findMemberByEmail,
  insertInvitation,
  listInvitations,
  listTeam,
  type InvitationRow,
} from '#server/store/backoffice/staff-accounts.ts'
import { changeTeam, lockUnder, refuseGift } from './team-act.ts'
import { isUnder } from './team-reach.ts'

/** Takes a link's token; returns what is stored of it. */
export function inviteHashOf(token: string): string {
  return createHash('sha256').update(`invite:${token}`).digest('base64url')
}

/**
 * Takes whom to invite as what; returns the link, which nobody can be told again, and the team. Refuses 'bad-input'
 * with its fields, 'member-exists', and roles or branches that are not this member's to give, also when an open invitation
 * to the same e-mail gives them. Rule "Team and invitations".
 */
export async function inviteMember(
  deps: Deps,
  staff: StaffSession,
  body: InviteBody,
): Promise<InvitedWire | Refusal> {
  if (!mayStaff(staff.role, 'staff')) return refuse('not-allowed')
  const refused = await refuseGift(deps, staff, body)
  if (refused) return refused
  const name = cleanLine(body.name, limits.staffName) ?? ''
  const read = readEmail(body.email)
  if (name === '' || 'wrong' in read)
    return refuse('bad-input', {
      fields: {
        ...(name === '' && { name: ['field-required'] }),
        ...('wrong' in read && { email: [read.wrong === 'email-required' ? read.wrong : 'email-invalid'] }),
      },
    })
  const { email } = read
  return invite(deps, staff, async (tx) => {
    if (await findMemberByEmail(tx, email)) return refuse('member-exists')
    if ((await listTeam(tx)).length >= limits.staffMembers) return refuse('bad-input')
    // the new one ends it
    const former = (await listInvitations(tx)).find((one) => one.email === email)
    if (former && !isUnder(staff, former)) return refuse('not-allowed')
    return {
      staff_id: null,
      email,
      name,
      role: body.role,
      language: body.language,
      branch_ids: body.branch_ids && [...body.branch_ids],
    }
  })
}

/** Takes a member; returns a link by which it sets a new password. Refuses 'not-found' and members who are not under this one. */
export function renewMember(deps: Deps, staff: StaffSession, id: string): Promise<InvitedWire | Refusal> {
  return invite(deps, staff, async (tx) => {
    const row = await lockUnder(tx, staff, id)
    if (isRefusal(row)) return row
    const { email, name, role, language, branches } = row
    return { staff_id: id, email, name, role, language, branch_ids: branches && [...branches] }
  })
}

type Invited = Pick<InvitationRow, 'staff_id' | 'email' | 'name' | 'role' | 'language' | 'branch_ids'>

async function invite(
  deps: Deps,
  staff: StaffSession,
  whom: (tx: WriteDb) => Promise<Invited | Refusal>,
): Promise<InvitedWire | Refusal> {
  const token = randomBytes(32).toString('base64url')
  const team = await changeTeam(deps, staff, async (tx) => {
    const row = await whom(tx)
    if (isRefusal(row)) return row
    const id = makeId()
    const ends_at = new Date(deps.clock() + limits.invitationDays * dayMs)
    await insertInvitation(tx, {
      ...row,
      id,
      token_hash: inviteHashOf(token),
      made_by: staff.staffId,
      ends_at,
    })
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: row.staff_id ? 'member-renew' : 'member-invite',
      subject: row.staff_id ?? id,
      after: { name: row.name, email: row.email, role: row.role, branches: row.branch_ids },
    })
    return undefined
  })
  if (isRefusal(team)) return team
  const origin = originOf(deps.settled, `console.${deps.settled.platformHost}`)
  return { url: `${origin}/welcome/${token}`, team }
}
