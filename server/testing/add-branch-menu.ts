import type { WriteDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import { many } from './add-content.ts'
import type { TenantPlan } from './tenant-plan.ts'

/** Takes a transaction and a tenant as data; writes deposits, and what branches make different of the menu. */
export async function addBranchMenu(tx: WriteDb, plan: TenantPlan): Promise<void> {
  await many(
    tx,
    'deposits',
    plan.items.flatMap((item) =>
      (item.deposits ?? []).map((deposit, position) => ({
        id: deposit.id,
        item_id: item.id,
        name_ar: deposit.name.ar,
        name_en: deposit.name.en,
        amount: deposit.amount,
        min_count: deposit.min,
        max_count: deposit.max,
        position,
      })),
    ),
  )
  const place = ({ branchId, itemId }: { branchId: string; itemId: string }) => ({
    branch_id: branchId,
    item_id: itemId,
  })
  await many(tx, 'sold_out', (plan.soldOut ?? []).map(place))
  await many(tx, 'hidden_items', (plan.hidden ?? []).map(place))
  await many(
    tx,
    'item_stock',
    (plan.stock ?? []).map((one) => ({ ...place(one), left_count: one.left })),
  )
  await many(
    tx,
    'item_prices',
    (plan.prices ?? []).map((one) => ({
      id: makeId(),
      item_id: one.itemId,
      branch_id: one.branchId ?? null,
      type: one.type ?? null,
      price: one.price,
      price_before: one.priceBefore ?? null,
    })),
  )
}
