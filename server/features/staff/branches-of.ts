import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff, type StaffAct } from '#domain/staff-role.ts'
import type { StaffSession } from '#server/request.ts'
import type { Branch, Catalogue } from '#server/store/catalogue.ts'

/** Takes a session and its restaurant's content; returns the branches that the member works in. */
export function branchesOf({ branchIds }: StaffSession, { branches }: Catalogue): readonly Branch[] {
  return branchIds === 'all' ? branches : branches.filter((branch) => branchIds.includes(branch.id))
}

/**
 * Takes a session, an act and a branch's id; returns the branch. Refuses 'not-allowed' when the role may not do that,
 * and 'branch-not-found' for a branch of others, as for one that does not exist.
 */
export function branchFor(
  staff: StaffSession,
  act: StaffAct,
  catalogue: Catalogue,
  branchId: string,
): Branch | Refusal {
  if (!mayStaff(staff.role, act)) return refuse('not-allowed')
  return branchesOf(staff, catalogue).find((branch) => branch.id === branchId) ?? refuse('branch-not-found')
}
