import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { endedUnserved } from '../ordering/ended-unserved.ts'

/**
 * Takes an order's id and whose browser or account asks; notes that tracking is told of it, and returns whether this was
 * the first time. False for an order of others, and for one that is no purchase (yet, or any more).
 */
export async function tellPurchase(db: TenantDb, id: string, shopper: string): Promise<boolean> {
  const order = await db.q
    .selectFrom('orders')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('shopper', '=', shopper)
    .where('status', 'not in', ['callcenter_pending', 'b2b_pending'])
    .where(sql<boolean>`not ${endedUnserved}`)
    .executeTakeFirst()
  if (!order) return false
  const inserted = await db.q
    .insertInto('told_purchases')
    .values({ tenant_id: db.tenantId, order_id: id })
    .onConflict((on) => on.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return inserted !== undefined
}
