import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { lockBranchHours } from '#server/store/timing/save-timing.ts'
import { listTables, saveTableCodes } from '#server/store/dine-in/tables.ts'

/** A table's printed code: short enough for a small QR, and never guessed. */
export const makeTableCode = () => makeId().slice(0, 10)

/**
 * Takes a branch and, if only one is meant, a table; gives them new codes to print. The old ones start nothing from now on;
 * who sits there stays. Refuses as branchFor does and 'table-not-found'. Decision 0203.
 */
export async function renewCodes(
  deps: Deps,
  staff: StaffSession,
  { branchId, tableId }: { readonly branchId: string; readonly tableId: string | undefined },
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'table_plan', catalogue, branchId)
  if (isRefusal(branch)) return branch
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    await lockBranchHours(tx, branchId)
    const all = await listTables(tx, branchId)
    const tables = tableId === undefined ? all : all.filter(({ id }) => id === tableId)
    if (tables.length === 0) return refuse('table-not-found')
    await saveTableCodes(
      tx,
      tables.map(({ id }) => ({ id, code: makeTableCode() })),
    )
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'table-codes',
      subject: branchId,
      after: { tables: tables.map(({ name }) => name) },
    })
    return { done: true as const }
  })
}
