import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff, rolesUnder } from '#domain/backoffice/staff-role.ts'
import type { TeamWire } from '#contract/backoffice/staff-team.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchesOf } from '#server/authorization/staff-branches.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { lockMember } from '#server/store/backoffice/staff-accounts.ts'
import type { StaffRow } from '#server/store/backoffice/staff.ts'
import { showTeam } from './show-team.ts'
import { branchesHeld, isUnder, type Gift } from './team-reach.ts'

/** Takes who acts and what is given; refuses what is not this member's to give: higher roles, branches of others. */
export async function refuseGift(
  deps: Pick<Deps, 'catalogues'>,
  staff: StaffSession,
  gift: Gift,
): Promise<Refusal | undefined> {
  const { branches } = await deps.catalogues.current(staff.tenantId)
  return refuseGiftOf(staff, branches, gift)
}

/** The same for who has read the restaurant's branches. */
export function refuseGiftOf(
  staff: StaffSession,
  branches: readonly Branch[],
  { role, branch_ids: given }: Gift,
): Refusal | undefined {
  if (!rolesUnder(staff.role).includes(role)) return refuse('not-allowed')
  if (given?.length === 0) return refuse('bad-input', { fields: { branch_ids: ['field-required'] } })
  const own = new Set(branchesOf(staff, branches).map(({ id }) => id))
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

/** A member with its branches (null = all), its row locked. */
export type LockedMember = StaffRow & { readonly branches: readonly string[] | null }

/** Takes a member's id; returns it locked when this member may change it: never oneself, never a higher role, nobody who works beyond one's own branches. */
export async function lockUnder(
  tx: WriteDb,
  staff: StaffSession,
  id: string,
): Promise<LockedMember | Refusal> {
  const row = await lockMember(tx, id)
  if (!row) return refuse('not-found')
  const branches = await branchesHeld(tx, row)
  if (row.id === staff.staffId || !isUnder(staff, { role: row.role, branch_ids: branches }))
    return refuse('not-allowed')
  return { ...row, branches }
}
