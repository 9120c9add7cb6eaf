import { refuse, type Refusal } from '#domain/refusal.ts'
import { mayStaff, rolesUnder, type StaffRole } from '#domain/staff-role.ts'
import type { TeamWire } from '#contract/staff-team.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/deps.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import type { StaffSession } from '#server/request.ts'
import { branchesOf } from '#server/staff-branches.ts'
import { lockMember } from '#server/store/staff-accounts.ts'
import type { StaffRow } from '#server/store/staff.ts'
import { showTeam } from './show-team.ts'

/** A role and branches (null = all) that are given to somebody. */
export interface Gift {
  readonly role: StaffRole
  readonly branch_ids: readonly string[] | null
}

/** Takes who acts and what is given; refuses what is not this member's to give: higher roles, branches of others. */
export async function refuseGift(
  deps: Pick<Deps, 'catalogues'>,
  staff: StaffSession,
  { role, branch_ids: given }: Gift,
): Promise<Refusal | undefined> {
  if (!rolesUnder(staff.role).includes(role)) return refuse('not-allowed')
  if (given?.length === 0) return refuse('bad-input', { fields: { branch_ids: ['field-required'] } })
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const own = new Set(branchesOf(staff, catalogue.branches).map(({ id }) => id))
  const beyond = given === null ? staff.branchIds !== 'all' : given.some((id) => !own.has(id))
  return beyond ? refuse('branch-not-found') : undefined
}

/** Takes who acts and what is done inside the transaction; returns the team after it. Refuses 'not-allowed'. */
export async function changeTeam(
  deps: Pick<Deps, 'db' | 'clock' | 'wakeRelay'>,
  staff: StaffSession,
  act: (tx: WriteDb) => Promise<Refusal | undefined>,
): Promise<TeamWire | Refusal> {
  if (!mayStaff(staff.role, 'staff')) return refuse('not-allowed')
  const team = await writeUnlessRefused(
    deps.db,
    staff.tenantId,
    async (tx) => (await act(tx)) ?? showTeam(tx, staff, deps.clock()),
  )
  deps.wakeRelay()
  return team
}

/** Takes a member's id; returns it locked when this member may change it: never oneself, never a higher role. */
export async function lockUnder(tx: WriteDb, staff: StaffSession, id: string): Promise<StaffRow | Refusal> {
  const row = await lockMember(tx, id)
  if (!row) return refuse('not-found')
  if (row.id === staff.staffId || !rolesUnder(staff.role).includes(row.role)) return refuse('not-allowed')
  return row
}
