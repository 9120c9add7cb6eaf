import type { Deposit, ItemPrice } from '#domain/menu/menu.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { wordsOf } from '../core/words-of.ts'

/** Takes a handle; returns the deposits of each item that has some, in their order. */
export async function loadDeposits(db: TenantDb): Promise<ReadonlyMap<string, readonly Deposit[]>> {
  const rows = await db.q
    .selectFrom('deposits')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.item_id)].map(([itemId, all]) => [
      itemId,
      all.map((row) => ({
        id: row.id,
        name: wordsOf(row, 'name'),
        amount: row.amount,
        min: row.min_count,
        max: row.max_count,
      })),
    ]),
  )
}

/** Takes a handle; returns the prices that hold for a branch or an order type only. */
export async function loadPrices(db: TenantDb): Promise<ItemPrice[]> {
  const rows = await db.q
    .selectFrom('item_prices')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    price: row.price,
    ...(row.branch_id !== null && { branchId: row.branch_id }),
    ...(row.type !== null && { type: row.type }),
    ...(row.price_before !== null && { priceBefore: row.price_before }),
  }))
}

/** Takes a handle; returns the items that a branch hides, by branch. */
export async function loadHidden(db: TenantDb): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db.q
    .selectFrom('hidden_items')
    .select(['branch_id', 'item_id'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.branch_id)].map(([branchId, all]) => [
      branchId,
      new Set(all.map((row) => row.item_id)),
    ]),
  )
}

/** Takes a handle; returns what is left of counted items, by branch, then by item. */
export async function loadLeft(db: TenantDb): Promise<ReadonlyMap<string, Pieces>> {
  const rows = await db.q
    .selectFrom('item_stock')
    .select(['branch_id', 'item_id', 'left_count'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.branch_id)].map(([branchId, all]) => [
      branchId,
      new Map(all.map((row) => [row.item_id, row.left_count])),
    ]),
  )
}
