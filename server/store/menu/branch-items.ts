import type { OrderType } from '#domain/core/order-type.ts'
import type { Minor } from '#domain/core/money.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'

/** Takes a branch, an item and whether it is off its menu; returns how it was before. */
export async function setHidden(
  db: TenantDb,
  branchId: string,
  itemId: string,
  hidden: boolean,
): Promise<boolean> {
  const gone = await db.q
    .deleteFrom('hidden_items')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', '=', itemId)
    .returning('item_id')
    .execute()
  if (hidden)
    await db.q
      .insertInto('hidden_items')
      .values({ tenant_id: db.tenantId, branch_id: branchId, item_id: itemId })
      .onConflict((on) => on.columns(['tenant_id', 'branch_id', 'item_id']).doNothing())
      .execute()
  return gone.length > 0
}

/** A price at a branch, for one order type or for all; null = none of its own. */
export interface BranchPrice {
  readonly type: OrderType | null
  readonly price: Minor | null
}

/** Takes a branch, an item and a price there; returns the former one. The whole price changes: none before a discount. */
export async function setPrice(
  db: TenantDb,
  branchId: string,
  itemId: string,
  { type, price }: BranchPrice,
): Promise<Minor | null> {
  const [before] = await db.q
    .deleteFrom('item_prices')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', '=', itemId)
    .where('type', type === null ? 'is' : '=', type)
    .returning('price')
    .execute()
  if (price !== null)
    await db.q
      .insertInto('item_prices')
      .values({ tenant_id: db.tenantId, id: makeId(), branch_id: branchId, item_id: itemId, type, price })
      .onConflict((on) =>
        on.columns(['tenant_id', 'item_id', 'branch_id', 'type']).doUpdateSet({ price, price_before: null }),
      )
      .execute()
  return before?.price ?? null
}
