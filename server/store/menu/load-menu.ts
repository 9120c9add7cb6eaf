import { sql } from 'kysely'
import type { Allergen, Item, MenuGroup, SoldOut } from '#domain/menu/menu.ts'
import { itemOfRow, listOptionGroups } from './item-rows.ts'
import { loadDeposits } from './load-branch-menu.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { wordsOf } from '../core/words-of.ts'

/** Takes a handle; returns the items that are on sale somewhere, by id, in the menu's order. */
export async function loadItems(db: TenantDb): Promise<ReadonlyMap<string, Item>> {
  const rows = await db.q
    .selectFrom('items')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const groups = await listOptionGroups(db)
  const deposits = await loadDeposits(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        ...itemOfRow(row),
        optionGroups: groups.get(row.id) ?? [],
        ...depositsOf(deposits.get(row.id)),
        position: row.position,
      },
    ]),
  )
}

const depositsOf = (deposits: Item['deposits']) => (deposits ? { deposits } : {})

/** Takes a handle; returns sold-out marks by branch, then by item or option: their ids are never the same. */
export async function loadSoldOut(db: TenantDb): Promise<ReadonlyMap<string, ReadonlyMap<string, SoldOut>>> {
  const rows = await sql<{ branch_id: string; item_id: string; until: Date | null }>`
    select branch_id, item_id, until from sold_out where tenant_id = ${db.tenantId}
    union all select branch_id, option_id, until from sold_out_options where tenant_id = ${db.tenantId}`.execute(
    db.q,
  )
  return new Map(
    [...Map.groupBy(rows.rows, (row) => row.branch_id)].map(([branchId, marks]) => [
      branchId,
      new Map(
        marks.map((row) => [
          row.item_id,
          { itemId: row.item_id, ...(row.until && { until: row.until.getTime() }) },
        ]),
      ),
    ]),
  )
}

/** Takes a handle; returns the groups of the menu in their order. */
export async function loadGroups(db: TenantDb): Promise<MenuGroup[]> {
  const rows = await db.q
    .selectFrom('menu_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: wordsOf(row, 'name'),
    windows: row.windows,
    position: row.position,
    ...(row.picture && { picture: row.picture }),
  }))
}

/** Takes a handle; returns the tenant's allergens in their order. */
export async function loadAllergens(db: TenantDb): Promise<Allergen[]> {
  const rows = await db.q
    .selectFrom('allergens')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ id: row.id, name: wordsOf(row, 'name'), icon: row.icon }))
}
