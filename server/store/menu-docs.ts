import { sql } from 'kysely'
import type { ItemTag, OptionGroup } from '#domain/menu.ts'
import type { GroupDoc, ItemDoc } from '#domain/menu-doc.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { wordsOf } from './words-of.ts'

/** A document as it is kept, with where it stands and which version of it this is. */
export interface KeptDoc<Doc> {
  readonly id: string
  readonly doc: Doc
  readonly version: number
  readonly position: number
}

/** Takes ids (none = all); returns the items as documents, those off the menu too, in the menu's order. */
export async function listItemDocs(db: TenantDb, ids?: readonly string[]): Promise<KeptDoc<ItemDoc>[]> {
  if (ids?.length === 0) return []
  const rows = await db.q
    .selectFrom('items')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const groups = await listOptionGroups(db, ids)
  const deposits = await listDeposits(db, ids)
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    position: row.position,
    doc: {
      groupId: row.group_id,
      name: wordsOf(row, 'name'),
      description: wordsOf(row, 'description'),
      price: row.price,
      ...(row.price_before !== null && { priceBefore: row.price_before }),
      ...(row.calories !== null && { calories: row.calories }),
      ...(row.picture && { picture: row.picture }),
      allergens: row.allergens,
      optionGroups: groups.get(row.id) ?? [],
      ...(deposits.has(row.id) && { deposits: deposits.get(row.id) ?? [] }),
      windows: row.windows,
      ...(row.max_quantity !== null && { maxQuantity: row.max_quantity }),
      scheduledOnly: row.scheduled_only,
      featured: row.featured,
      tags: row.tags as ItemTag[],
      types: row.types,
      makeMinutes: row.make_minutes,
      onSale: !row.hidden,
    },
  }))
}

/** Takes an item's id; locks its row, so that two who save come one after the other. */
export async function lockItemDoc(db: TenantDb, id: string): Promise<KeptDoc<ItemDoc> | undefined> {
  await sql`select id from items where tenant_id = ${db.tenantId} and id = ${id} for update`.execute(db.q)
  return (await listItemDocs(db, [id]))[0]
}

async function listOptionGroups(
  db: TenantDb,
  ids: readonly string[] | undefined,
): Promise<Map<string, OptionGroup[]>> {
  const groups = await db.q
    .selectFrom('option_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(ids !== undefined, (q) => q.where('item_id', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (groups.length === 0) return new Map()
  const options = await db.q
    .selectFrom('options')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(ids !== undefined, (q) =>
      q.where(
        'option_group_id',
        'in',
        groups.map(({ id }) => id),
      ),
    )
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
  const byItem = Map.groupBy(shaped, ({ itemId }) => itemId)
  return new Map([...byItem].map(([itemId, all]) => [itemId, all.map(({ group }) => group)]))
}

async function listDeposits(
  db: TenantDb,
  ids: readonly string[] | undefined,
): Promise<Map<string, NonNullable<ItemDoc['deposits']>>> {
  const rows = await db.q
    .selectFrom('deposits')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(ids !== undefined, (q) => q.where('item_id', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byItem = Map.groupBy(rows, (row) => row.item_id)
  return new Map(
    [...byItem].map(([itemId, all]) => [
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

/** Takes ids (none = all); returns the groups of the menu as documents, in order. */
export async function listGroupDocs(db: TenantDb, ids?: readonly string[]): Promise<KeptDoc<GroupDoc>[]> {
  if (ids?.length === 0) return []
  const rows = await db.q
    .selectFrom('menu_groups')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .$if(ids !== undefined, (q) => q.where('id', 'in', ids ?? []))
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    position: row.position,
    doc: {
      name: wordsOf(row, 'name'),
      windows: row.windows,
      ...(row.picture && { picture: row.picture }),
    },
  }))
}

/** Takes a group's id; the same with its row locked. */
export async function lockGroupDoc(db: TenantDb, id: string): Promise<KeptDoc<GroupDoc> | undefined> {
  await sql`select id from menu_groups where tenant_id = ${db.tenantId} and id = ${id} for update`.execute(
    db.q,
  )
  return (await listGroupDocs(db, [id]))[0]
}
