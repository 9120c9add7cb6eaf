import { refuse, type Refusal } from '#domain/refusal.ts'
import { usualReservationRules } from '#domain/reservation-plan.ts'
import { mayStaff, type StaffAct } from '#domain/staff-role.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { StaffSession } from '#server/request.ts'
import type { Branch, Catalogue } from '#server/store/catalogue.ts'
import { loadPlan, lockRules } from '#server/store/reservation-rules.ts'
import type { BookingBranch } from './branch-days.ts'

/** Takes a member, an act and a branch's id; returns the branch. Refuses 'not-allowed' and 'branch-not-found'. */
export function deskBranch(
  { role, branchIds }: StaffSession,
  act: StaffAct,
  { branches }: Catalogue,
  branchId: string,
): Branch | Refusal {
  if (!mayStaff(role, act)) return refuse('not-allowed')
  const own = branchIds === 'all' || branchIds.includes(branchId)
  return (own && branches.find((branch) => branch.id === branchId)) || refuse('branch-not-found')
}

/** Takes a branch; locks its rules and returns it with its plan, also where guests cannot book: staff can. */
export async function lockDesk(tx: WriteDb, branch: Branch): Promise<BookingBranch> {
  const row = (await lockRules(tx, branch.id)) ?? {
    tenant_id: tx.tenantId,
    branch_id: branch.id,
    enabled: false,
    rules: usualReservationRules,
    version: 0,
  }
  return { branch, ...(await loadPlan(tx, { branchId: branch.id, timeZone: branch.timeZone }, row)) }
}
