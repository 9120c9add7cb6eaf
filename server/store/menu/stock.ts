import type { TenantDb } from '#server/database/tenant-db.ts'

/** A branch's mark on an item: sold out until a moment, or until it is switched back. */
export interface SoldOutMark {
  readonly until: Date | null
}

/** Takes an item's id; returns whether the menu has it. */
export async function hasItem(db: TenantDb, itemId: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('items')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', itemId)
    .where('hidden', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a branch and an item; returns the mark with its row locked, or undefined. */
export function lockSoldOut(
  db: TenantDb,
  branchId: string,
  itemId: string,
): Promise<SoldOutMark | undefined> {
  return db.q
    .selectFrom('sold_out')
    .select('until')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', '=', itemId)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes a branch and items; returns the marks of those that have one. */
export async function readSoldOut(
  db: TenantDb,
  branchId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, SoldOutMark>> {
  const rows = await db.q
    .selectFrom('sold_out')
    .select(['item_id', 'until'])
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', 'in', itemIds)
    .execute()
  return new Map(rows.map(({ item_id, until }) => [item_id, { until }]))
}

/** Takes a branch, an item and until when (null: until switched back); marks it sold out. */
export async function markSoldOut(
  db: TenantDb,
  branchId: string,
  itemId: string,
  until: Date | null,
): Promise<void> {
  await db.q
    .insertInto('sold_out')
    .values({ tenant_id: db.tenantId, branch_id: branchId, item_id: itemId, until })
    .onConflict((on) => on.columns(['tenant_id', 'branch_id', 'item_id']).doUpdateSet({ until }))
    .execute()
}

/** Takes a branch and an item; it can be had again. */
export async function clearSoldOut(db: TenantDb, branchId: string, itemId: string): Promise<void> {
  await db.q
    .deleteFrom('sold_out')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('item_id', '=', itemId)
    .execute()
}

/** Takes a branch and the switch's new position; returns the former one. */
export async function setBranchAccepting(
  db: TenantDb,
  branchId: string,
  accepting: boolean,
): Promise<boolean> {
  const before = await db.q
    .selectFrom('branches')
    .select('accepting')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', branchId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (before.accepting !== accepting)
    await db.q
      .updateTable('branches')
      .set({ accepting })
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', branchId)
      .execute()
  return before.accepting
}
