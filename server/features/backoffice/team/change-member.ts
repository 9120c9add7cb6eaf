import type { ChangeMemberBody, TeamWire } from '#contract/backoffice/staff-team.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  lockOwners,
  setMemberBranches,
  takeInvitation,
  updateMember,
} from '#server/store/backoffice/staff-accounts.ts'
import { endSessions, redialSessions } from '../sign-in/end-sessions.ts'
import { changeTeam, lockUnder, refuseGiftOf } from './team-act.ts'
import { isUnder } from './team-reach.ts'

/**
 * Takes a member and what of it is another from now on; changes that. One who may no longer sign in is signed out everywhere;
 * one whose rights changed hears no more by lines that were opened with the former ones (safety 30).
 * Refuses 'last-owner', 'not-found', and what is not this member's to give. Rule "Team and invitations".
 */
export async function changeMember(
  deps: Deps,
  staff: StaffSession,
  id: string,
  body: ChangeMemberBody,
): Promise<TeamWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  return changeTeam(deps, staff, async (tx) => {
    const owners = await lockOwners(tx)
    const row = await lockUnder(tx, staff, id)
    if (isRefusal(row)) return row
    const name = cleanLine(body.name ?? row.name, limits.staffName)
    if (!name) return refuse('bad-input', { fields: { name: ['field-required'] } })
    const { role = row.role, active = row.active, branch_ids = row.branches } = body
    const refused = refuseGiftOf(staff, catalogue.branches, { role, branch_ids })
    if (refused) return refused
    const stays = role === 'owner' && active
    if (row.role === 'owner' && !stays && owners.every((one) => one === id)) return refuse('last-owner')
    await updateMember(tx, id, { name, role, active, all_branches: branch_ids === null })
    await setMemberBranches(tx, id, branch_ids)
    if (!active) await endSessions(tx, id)
    else if (role !== row.role || isOther(row.branches, branch_ids)) await redialSessions(tx, id)
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'member-change',
      subject: id,
      before: { name: row.name, role: row.role, active: row.active, branches: row.branches },
      after: { name, role, active, branches: branch_ids },
    })
    return undefined
  })
}

const isOther = (before: readonly string[] | null, after: readonly string[] | null) =>
  before?.toSorted().join(' ') !== after?.toSorted().join(' ')

/** Takes a member; signs it out everywhere. Returns the team. */
export function endMemberSessions(deps: Deps, staff: StaffSession, id: string): Promise<TeamWire | Refusal> {
  return changeTeam(deps, staff, async (tx) => {
    const row = await lockUnder(tx, staff, id)
    if (isRefusal(row)) return row
    const sessions = await endSessions(tx, id)
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'member-sign-out',
      subject: id,
      before: { sessions },
    })
    return undefined
  })
}

/** Takes an invitation; withdraws it. Refuses 'not-found' and invitations that are not this member's to give. Returns the team. */
export function withdrawInvitation(deps: Deps, staff: StaffSession, id: string): Promise<TeamWire | Refusal> {
  return changeTeam(deps, staff, async (tx) => {
    const row = await takeInvitation(tx, id)
    if (!row) return refuse('not-found')
    if (!isUnder(staff, row)) return refuse('not-allowed')
    const { name, email, role } = row
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'member-withdraw',
      subject: id,
      before: { name, email, role },
    })
    return undefined
  })
}
