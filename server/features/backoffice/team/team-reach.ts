import { rolesUnder, type StaffRole } from '#domain/backoffice/staff-role.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { StaffSession } from '#server/http/request.ts'
import { worksIn } from '#server/authorization/staff-branches.ts'
import type { InvitationRow } from '#server/store/backoffice/staff-accounts.ts'
import { findStaffMember, listStaffBranches, type StaffRow } from '#server/store/backoffice/staff.ts'

/** A role and branches (null = all) that are given to somebody. */
export interface Gift {
  readonly role: StaffRole
  readonly branch_ids: readonly string[] | null
}

/** What somebody has to give: its own role and branches. */
export type Giver = Pick<StaffSession, 'role' | 'branchIds'>

/** By whom an operator's invitations are made. */
export const operatorMaker = 'operator'

/** Takes a member and what another has or is to get; returns whether all of it is this member's to give and to take. */
export function isUnder(giver: Giver, { role, branch_ids: branches }: Gift): boolean {
  if (!rolesUnder(giver.role).includes(role)) return false
  return giver.branchIds === 'all' || (branches?.every((id) => worksIn(giver, id)) ?? false)
}

/** Takes an invitation and now (UTC ms); returns whether it still serves: in time, and its maker may give that today. */
export async function stands(db: TenantDb, row: InvitationRow, now: number): Promise<boolean> {
  if (row.ends_at.getTime() <= now) return false
  if (row.made_by === operatorMaker) return true
  const maker = await findStaffMember(db, row.made_by)
  if (!maker) return false
  const giver = { role: maker.role, branchIds: (await branchesHeld(db, maker)) ?? ('all' as const) }
  if (row.staff_id === null) return isUnder(giver, row)
  // whoever gets a new password may have got other rights since
  const member = await findStaffMember(db, row.staff_id)
  return (
    member !== undefined && isUnder(giver, { role: member.role, branch_ids: await branchesHeld(db, member) })
  )
}

/** Takes a member; returns its branches, null = all. */
export async function branchesHeld(
  db: TenantDb,
  { id, all_branches }: Pick<StaffRow, 'id' | 'all_branches'>,
): Promise<string[] | null> {
  return all_branches ? null : listStaffBranches(db, id)
}
