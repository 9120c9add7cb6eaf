import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { clearSoldOut, hasItem, lockSoldOut, markSoldOut } from '#server/store/menu/stock.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'

/** What staff say of an item at a branch; `until` in ISO 8601, none = until switched back. */
export interface SoldOutInput {
  readonly itemId: string
  readonly branchId: string
  readonly soldOut: boolean
  readonly until: string | null
}

/**
 * Takes a session and a wish; marks the item sold out or to be had again, on every page within a second. Refuses
 * 'not-allowed', 'branch-not-found', 'item-not-found', and 'bad-input' for a moment that is past. Rule "Sold out".
 */
export async function setSoldOut(
  deps: Deps,
  staff: StaffSession,
  input: SoldOutInput,
): Promise<{ sold_out: boolean; until: string | null } | Refusal> {
  const branch = branchFor(staff, 'stock', await deps.catalogues.current(staff.tenantId), input.branchId)
  if (isRefusal(branch)) return branch
  const until = input.soldOut && input.until !== null ? new Date(input.until) : null
  if (until && until.getTime() <= deps.clock())
    return refuse('bad-input', { fields: { until: ['bad-input'] } })
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    if (!(await hasItem(db, input.itemId))) return refuse('item-not-found')
    const before = await lockSoldOut(db, branch.id, input.itemId)
    if (input.soldOut) await markSoldOut(db, branch.id, input.itemId, until)
    else await clearSoldOut(db, branch.id, input.itemId)
    const after = { sold_out: input.soldOut, until: until?.toISOString() ?? null }
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'set-sold-out',
      subject: `${branch.id}:${input.itemId}`,
      before: { sold_out: before !== undefined, until: before?.until?.toISOString() ?? null },
      after,
    })
    await tellOutbox(db, 'stock-said', { branchId: branch.id, itemIds: [input.itemId], change: makeId() })
    return after
  })
}
