import { sql } from 'kysely'
import type { Allergen, Item, ItemTag, MenuGroup, OptionGroup, SoldOut } from '#domain/menu.ts'
import { loadDeposits } from './load-branch-menu.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { wordsOf } from './words-of.ts'

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
  const groups = await loadOptionGroups(db)
  const deposits = await loadDeposits(db)
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        groupId: row.group_id,
        name: wordsOf(row, 'name'),
        description: wordsOf(row, 'description'),
        price: row.price,
        ...(row.price_before !== null && { priceBefore: row.price_before }),
        ...(row.calories !== null && { calories: row.calories }),
        ...(row.picture && { picture: row.picture }),
        allergens: row.allergens,
        windows: row.windows,
        optionGroups: groups.get(row.id) ?? [],
        ...depositsOf(deposits.get(row.id)),
        ...(row.max_quantity !== null && { maxQuantity: row.max_quantity }),
        scheduledOnly: row.scheduled_only,
        featured: row.featured,
        tags: row.tags as ItemTag[],
        types: row.types,
        makeMinutes: row.make_minutes,
        position: row.position,
      },
    ]),
  )
}

const depositsOf = (deposits: Item['deposits']) => (deposits ? { deposits } : {})

async function loadOptionGroups(db: TenantDb): Promise<Map<string, OptionGroup[]>> {
  const groups = await db.q
    .selectFrom('option_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const options = await db.q
    .selectFrom('options')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byGroup = Map.groupBy(options, (row) => row.option_group_id)
  const shaped = groups.map((row) => ({
    itemId: row.item_id,
    group: {
      id: row.id,
      name: wordsOf(row, 'name'),
      min: row.min_count,
      max: row.max_count,
      ...(row.free_count > 0 && { free: row.free_count }),
      ...(row.when_option_id !== null && { when: row.when_option_id }),
      options: (byGroup.get(row.id) ?? []).map((option) => ({
        id: option.id,
        name: wordsOf(option, 'name'),
        price: option.price,
        min: option.min_count,
        max: option.max_count,
        preset: option.preset,
        ...(option.calories !== null && { calories: option.calories }),
        ...(option.item_id !== null && { itemId: option.item_id }),
      })),
    },
  }))
  return new Map(
    [...Map.groupBy(shaped, (one) => one.itemId)].map(([itemId, all]) => [
      itemId,
      all.map((one) => one.group),
    ]),
  )
}

/** Takes a handle; returns sold-out marks by branch, then by item. */
export async function loadSoldOut(db: TenantDb): Promise<ReadonlyMap<string, ReadonlyMap<string, SoldOut>>> {
  const rows = await sql<{ branch_id: string; item_id: string; until: Date | null }>`
    select branch_id, item_id, until from sold_out where tenant_id = ${db.tenantId}`.execute(db.q)
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
