import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, type StaffAct } from '#domain/backoffice/staff-role.ts'
import type { StaffSession } from '../http/request.ts'
import type { Branch, Catalogue } from '../store/menu/catalogue.ts'

type Reach = Pick<StaffSession, 'branchIds'>

/** Takes a session and a branch's id, none for what was not found; returns whether the member works there. */
export function worksIn({ branchIds }: Reach, branchId: string | undefined): boolean {
  return branchIds === 'all' || (branchId !== undefined && branchIds.includes(branchId))
}

/** Takes a session and an act on what is the whole restaurant's; returns whether the role may do it and the member works in every branch. */
export function mayEverywhere(
  { role, branchIds }: Reach & Pick<StaffSession, 'role'>,
  act: StaffAct,
): boolean {
  return mayStaff(role, act) && branchIds === 'all'
}

/** Takes a session and branches; returns those that the member works in. */
export function branchesOf<T extends { readonly id: string }>(
  staff: Reach,
  branches: readonly T[],
): readonly T[] {
  return staff.branchIds === 'all' ? branches : branches.filter(({ id }) => worksIn(staff, id))
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
  return (
    branchesOf(staff, catalogue.branches).find((branch) => branch.id === branchId) ??
    refuse('branch-not-found')
  )
}
