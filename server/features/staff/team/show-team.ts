import type { InvitationWire, TeamMemberWire, TeamWire } from '#contract/staff-team.ts'
import { rolesUnder, type StaffRole } from '#domain/staff-role.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { StaffSession } from '#server/request.ts'
import { listInvitations, listTeam, type InvitationRow, type TeamRow } from '#server/store/staff-accounts.ts'

/** Takes who looks and now (UTC ms); returns the restaurant's team and its open invitations. Domain "Staff". */
export async function showTeam(db: TenantDb, staff: StaffSession, now: number): Promise<TeamWire> {
  const roles = rolesUnder(staff.role)
  const [members, invitations] = [await listTeam(db), await listInvitations(db)]
  return {
    members: members.map((row) => showMember(row, staff.staffId, roles)),
    invitations: invitations.map((row) => showInvitation(row, roles, now)),
    roles: [...roles],
  }
}

function showMember(row: TeamRow, me: string, roles: readonly StaffRole[]): TeamMemberWire {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    branch_ids: row.all_branches ? null : row.branches,
    active: row.active,
    second_step: row.sealed_totp !== null,
    passkeys: row.passkeys,
    sessions: row.sessions,
    may_change: row.id !== me && roles.includes(row.role),
  }
}

function showInvitation(row: InvitationRow, roles: readonly StaffRole[], now: number): InvitationWire {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    branch_ids: row.branch_ids,
    renews: row.staff_id !== null,
    ends_at: row.ends_at.toISOString(),
    ended: row.ends_at.getTime() <= now,
    may_change: roles.includes(row.role),
  }
}
