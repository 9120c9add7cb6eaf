import type { TenantDb } from '#server/database/tenant-db.ts'

/** What branches have of an item that is their own. */
export interface ItemHere {
  /** Branches that do not have it on their menu. */
  readonly hidden: ReadonlySet<string>
  /** Their price for all ways to order, minor units. */
  readonly prices: ReadonlyMap<string, number>
  /** What is left where it is counted. */
  readonly left: ReadonlyMap<string, number>
}

/** Takes an item's id; returns what branches have of it that is their own. */
export async function readHere(db: TenantDb, itemId: string): Promise<ItemHere> {
  const hidden = await db.q
    .selectFrom('hidden_items')
    .select('branch_id')
    .where('tenant_id', '=', db.tenantId)
    .where('item_id', '=', itemId)
    .execute()
  const prices = await db.q
    .selectFrom('item_prices')
    .select(['branch_id', 'price'])
    .where('tenant_id', '=', db.tenantId)
    .where('item_id', '=', itemId)
    .where('type', 'is', null)
    .execute()
  const stock = await db.q
    .selectFrom('item_stock')
    .select(['branch_id', 'left_count'])
    .where('tenant_id', '=', db.tenantId)
    .where('item_id', '=', itemId)
    .execute()
  return {
    hidden: new Set(hidden.map((row) => row.branch_id)),
    prices: new Map(prices.flatMap((row) => (row.branch_id === null ? [] : [[row.branch_id, row.price]]))),
    left: new Map(stock.map((row) => [row.branch_id, row.left_count])),
  }
}
