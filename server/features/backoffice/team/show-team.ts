import type { InvitationWire, TeamMemberWire, TeamWire } from '#contract/backoffice/staff-team.ts'
import { rolesUnder } from '#domain/backoffice/staff-role.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { StaffSession } from '#server/http/request.ts'
import {
  listInvitations,
  listTeam,
  type InvitationRow,
  type TeamRow,
} from '#server/store/backoffice/staff-accounts.ts'
import { isUnder, stands } from './team-reach.ts'

/** Takes who looks and now (UTC ms); returns the restaurant's team and its open invitations. Rule "Team and invitations". */
export async function showTeam(db: TenantDb, staff: StaffSession, now: number): Promise<TeamWire> {
  const [members, rows] = [await listTeam(db), await listInvitations(db)]
  const invitations: InvitationWire[] = []
  for (const row of rows) invitations.push(showInvitation(row, staff, await stands(db, row, now)))
  return {
    members: members.map((row) => showMember(row, staff)),
    invitations,
    roles: [...rolesUnder(staff.role)],
  }
}

function showMember(row: TeamRow, staff: StaffSession): TeamMemberWire {
  const branch_ids = row.all_branches ? null : row.branches
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    branch_ids,
    active: row.active,
    second_step: row.sealed_totp !== null,
    passkeys: row.passkeys,
    sessions: row.sessions,
    may_change: row.id !== staff.staffId && isUnder(staff, { role: row.role, branch_ids }),
  }
}

function showInvitation(row: InvitationRow, staff: StaffSession, live: boolean): InvitationWire {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    branch_ids: row.branch_ids,
    renews: row.staff_id !== null,
    ends_at: row.ends_at.toISOString(),
    ended: !live,
    may_change: isUnder(staff, row),
  }
}
