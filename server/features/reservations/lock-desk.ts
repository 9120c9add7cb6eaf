import { usualReservationRules } from '#domain/reservations/reservation-plan.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { loadPlan, lockRules } from '#server/store/reservations/reservation-rules.ts'
import type { BookingBranch } from './branch-days.ts'

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
