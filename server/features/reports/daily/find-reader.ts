import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { findStaffMember, listStaffBranches, type StaffRow } from '#server/store/backoffice/staff.ts'

/** A member who may read reports now, as the one who asks for them. */
export interface Reader {
  readonly member: StaffRow
  readonly staff: StaffSession
}

/** Takes a member's id; returns it while it is active and may see reports. */
export async function findReader(db: TenantDb, staffId: string): Promise<Reader | undefined> {
  const member = await findStaffMember(db, staffId)
  if (!member || !mayStaff(member.role, 'reports')) return undefined
  const branchIds = member.all_branches ? ('all' as const) : (await listStaffBranches(db, staffId)).sort()
  return { member, staff: { tenantId: db.tenantId, staffId, role: member.role, branchIds } }
}

/** Takes the restaurant's branches and who reads; returns the zone of the reader's first branch, as reports have it. */
export function zoneOfReader(branches: readonly Branch[], staff: Pick<StaffSession, 'branchIds'>): string {
  return branchesOf(staff, branches)[0]?.timeZone ?? 'UTC'
}
