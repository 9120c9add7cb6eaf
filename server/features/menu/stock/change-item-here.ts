import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { setHidden, setPrice, type BranchPrice } from '#server/store/menu/branch-items.ts'
import { raiseContentVersion, setStock } from '#server/store/menu/item-stock.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { hasItem } from '#server/store/menu/stock.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { isFixedFor } from './is-fixed-for.ts'

/** What staff change of an item at a branch; what is left out stays. */
export interface ItemHereInput {
  readonly itemId: string
  readonly branchId: string
  /** How many there are; null = not counted any more. */
  readonly left?: number | null | undefined
  /** Off this branch's menu. */
  readonly hidden?: boolean | undefined
  readonly prices?: readonly BranchPrice[] | undefined
}

/**
 * Takes a session and a wish; changes count, place on the menu and prices of an item at a branch, on every page within a
 * second. Refuses 'not-allowed' (prices are for owner and manager), 'branch-field-fixed', 'branch-not-found' and 'item-not-found'. Rule "Counted stock".
 */
export async function changeItemHere(
  deps: Deps,
  staff: StaffSession,
  input: ItemHereInput,
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'stock', catalogue, input.branchId)
  if (isRefusal(branch)) return branch
  if (input.prices && !mayStaff(staff.role, 'prices')) return refuse('not-allowed')
  const fixed = refuseFixed(staff, catalogue, input)
  if (fixed) return fixed
  return writeUnlessRefused(deps.db, staff.tenantId, async (db) => {
    if (!(await hasItem(db, input.itemId))) return refuse('item-not-found')
    const before = await change(db, input)
    await writeAudit(db, {
      staffId: staff.staffId,
      action: 'change-item-here',
      subject: `${branch.id}:${input.itemId}`,
      before,
      after: { left: input.left, hidden: input.hidden, prices: input.prices },
    })
    if (input.left !== undefined)
      await tellOutbox(db, 'stock-said', { branchId: branch.id, itemIds: [input.itemId], change: makeId() })
    return { done: true as const }
  })
}

/** Takes who changes what; refuses 'branch-field-fixed' what the owner keeps the same in all branches. */
function refuseFixed(
  staff: StaffSession,
  { settings }: Pick<Catalogue, 'settings'>,
  { hidden, prices }: ItemHereInput,
): Refusal | undefined {
  const refused =
    (prices !== undefined && isFixedFor(staff, settings, 'order.branch_prices')) ||
    (hidden !== undefined && isFixedFor(staff, settings, 'order.branch_hides'))
  return refused ? refuse('branch-field-fixed') : undefined
}

async function change(db: WriteDb, { branchId, itemId, left, hidden, prices }: ItemHereInput) {
  const before: { left?: number | null; hidden?: boolean; prices?: BranchPrice[] } = {}
  if (left !== undefined) {
    before.left = await setStock(db, branchId, itemId, left)
    await raiseContentVersion(db)
  }
  if (hidden !== undefined) before.hidden = await setHidden(db, branchId, itemId, hidden)
  for (const price of prices ?? []) {
    before.prices ??= []
    before.prices.push({ type: price.type, price: await setPrice(db, branchId, itemId, price) })
  }
  return before
}
