import { sql, type Selectable } from 'kysely'
import type { Deposit, ItemPrice } from '#domain/menu/menu.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
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

type PriceRow = Omit<Selectable<Schema['item_prices']>, 'tenant_id'>

/** Takes a handle; returns the prices of items and options that hold for a branch or an order type only. */
export async function loadPrices(db: TenantDb): Promise<ItemPrice[]> {
  const { rows } = await sql<PriceRow>`
    select id, item_id, branch_id, type, price, price_before from item_prices where tenant_id = ${db.tenantId}
    union all select id, option_id, branch_id, type, price, null from option_prices where tenant_id = ${db.tenantId}
    order by id`.execute(db.q)
  return rows.map((row) => ({
    itemId: row.item_id,
    price: row.price,
    ...(row.branch_id !== null && { branchId: row.branch_id }),
    ...(row.type !== null && { type: row.type }),
    ...(row.price_before !== null && { priceBefore: row.price_before }),
  }))
}

/** Takes a handle; returns the items and options that a branch hides, by branch. */
export async function loadHidden(db: TenantDb): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ branch_id: string; item_id: string }>`
    select branch_id, item_id from hidden_items where tenant_id = ${db.tenantId}
    union all select branch_id, option_id from hidden_options where tenant_id = ${db.tenantId}`.execute(db.q)
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
