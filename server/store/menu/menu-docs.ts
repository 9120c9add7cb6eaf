import { sql } from 'kysely'
import type { GroupDoc, ItemDoc } from '#domain/menu/menu-doc.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { itemOfRow, listOptionGroups } from './item-rows.ts'
import { wordsOf } from '../core/words-of.ts'

/** A document as it is kept, with where it stands and which version of it this is. */
export interface StoredDoc<Doc> {
  readonly id: string
  readonly doc: Doc
  readonly version: number
  readonly position: number
}

/** Takes ids (none = all); returns the items as documents, those off the menu too, in the menu's order. */
export async function listItemDocs(db: TenantDb, ids?: readonly string[]): Promise<StoredDoc<ItemDoc>[]> {
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
      ...(row.code !== null && { code: row.code }),
      ...itemOfRow(row),
      optionGroups: groups.get(row.id) ?? [],
      ...(deposits.has(row.id) && { deposits: deposits.get(row.id) ?? [] }),
      onSale: !row.hidden,
    },
  }))
}

/** Takes an item's id; locks its row, so that two who save come one after the other. */
export async function lockItemDoc(db: TenantDb, id: string): Promise<StoredDoc<ItemDoc> | undefined> {
  await sql`select id from items where tenant_id = ${db.tenantId} and id = ${id} for update`.execute(db.q)
  return (await listItemDocs(db, [id]))[0]
}

/** Takes a table of the menu; returns the ids of all its rows. */
export async function listIds(
  db: TenantDb,
  table: 'menu_groups' | 'items' | 'allergens',
): Promise<ReadonlySet<string>> {
  const rows = await db.q.selectFrom(table).select('id').where('tenant_id', '=', db.tenantId).execute()
  return new Set(rows.map(({ id }) => id))
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
export async function listGroupDocs(db: TenantDb, ids?: readonly string[]): Promise<StoredDoc<GroupDoc>[]> {
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
export async function lockGroupDoc(db: TenantDb, id: string): Promise<StoredDoc<GroupDoc> | undefined> {
  await sql`select id from menu_groups where tenant_id = ${db.tenantId} and id = ${id} for update`.execute(
    db.q,
  )
  return (await listGroupDocs(db, [id]))[0]
}
