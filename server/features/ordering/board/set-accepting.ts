import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { setBranchAccepting } from '#server/store/menu/stock.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'

/**
 * Takes a session, a branch and the switch's position; the branch takes new orders or not, from now on. Refuses
 * 'not-allowed' and 'branch-not-found'.
 */
export async function setAccepting(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  accepting: boolean,
): Promise<{ accepting: boolean } | Refusal> {
  const branch = branchFor(staff, 'pause', await deps.catalogues.current(staff.tenantId), branchId)
  if (isRefusal(branch)) return branch
  return deps.db.write(staff.tenantId, async (db) => {
    const before = await setBranchAccepting(db, branch.id, accepting)
    if (before !== accepting)
      await writeAudit(db, {
        staffId: staff.staffId,
        action: 'set-accepting',
        subject: branch.id,
        before: { accepting: before },
        after: { accepting },
      })
    return { accepting }
  })
}
