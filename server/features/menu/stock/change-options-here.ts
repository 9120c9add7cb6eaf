import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import type { BranchPrice } from '#server/store/menu/branch-items.ts'
import { findOptions, hideOptions, markOptions, priceOptions } from '#server/store/menu/options-here.ts'

/** What staff change of options at a branch; what is left out stays. */
export interface OptionsHereInput {
  readonly branchId: string
  readonly optionIds: readonly string[]
  readonly soldOut?: boolean | undefined
  /** ISO 8601, with soldOut: when it ends by itself; null = until switched back. */
  readonly until: string | null
  readonly hidden?: boolean | undefined
  readonly prices?: readonly BranchPrice[] | undefined
}

/**
 * Takes a session and a wish; changes what a branch has of all these options, or of none, on every page within a second.
 * Refuses 'not-allowed' (prices are for owner and manager), 'branch-not-found', 'item-not-found' when one of them is none of the
 * menu's, and 'bad-input' for a moment that is past. Rule "Sold out".
 */
export async function changeOptionsHere(
  deps: Deps,
  staff: StaffSession,
  input: OptionsHereInput,
): Promise<{ done: true } | Refusal> {
  const branch = branchFor(staff, 'stock', await deps.catalogues.current(staff.tenantId), input.branchId)
  if (isRefusal(branch)) return branch
  if (input.prices && !mayStaff(staff.role, 'prices')) return refuse('not-allowed')
  const { soldOut, hidden, prices = [] } = input
  const until = input.until === null ? null : new Date(input.until)
  if (soldOut && until && until.getTime() <= deps.clock())
    return refuse('bad-input', { fields: { until: ['bad-input'] } })
  const ids = [...new Set(input.optionIds)].toSorted()
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    const known = await findOptions(db, ids)
    if (known.size < ids.length) return refuse('item-not-found')
    if (soldOut !== undefined) await markOptions(db, branch.id, ids, soldOut ? until : undefined)
    if (hidden !== undefined) await hideOptions(db, branch.id, ids, hidden)
    for (const price of prices) await priceOptions(db, branch.id, ids, price)
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'change-options-here',
      subject: branch.id,
      before: undefined,
      after: { options: ids, sold_out: soldOut, until: until?.toISOString() ?? null, hidden, prices },
    })
    return { done: true as const }
  })
}
