import { sql, type Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/core/make-id.ts'
import type { Schema } from '../schema.generated.ts'

export type PriceChangeRow = Selectable<Schema['price_changes']>

/** Takes an item's id; returns the prices to come, the next first. */
export function listPriceChanges(db: TenantDb, itemId: string): Promise<PriceChangeRow[]> {
  return db.q
    .selectFrom('price_changes')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('item_id', '=', itemId)
    .where('done_at', 'is', null)
    .orderBy('due_at')
    .execute()
}

export async function insertPriceChange(
  db: TenantDb,
  change: { itemId: string; price: number; dueAt: Date; staffId: string },
): Promise<void> {
  await db.q
    .insertInto('price_changes')
    .values({
      tenant_id: db.tenantId,
      id: makeId(),
      item_id: change.itemId,
      price: change.price,
      due_at: change.dueAt,
      staff_id: change.staffId,
    })
    .execute()
}

/** Takes a price to come that nobody has applied; it is gone. Returns its item, or undefined when there is none. */
export async function deletePriceChange(db: TenantDb, id: string): Promise<string | undefined> {
  const row = await db.q
    .deleteFrom('price_changes')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning('item_id')
    .executeTakeFirst()
  return row?.item_id
}

/** Takes a price to come; marks it as done and returns it, once: whoever comes second gets nothing. */
export async function takePriceChange(
  db: TenantDb,
  id: string,
  now: Date,
): Promise<PriceChangeRow | undefined> {
  const { rows } = await sql<PriceChangeRow>`
    update price_changes set done_at = ${now} where tenant_id = ${db.tenantId} and id = ${id}
      and done_at is null and due_at <= ${now} returning *`.execute(db.q)
  return rows[0]
}
