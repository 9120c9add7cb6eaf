import type { UpdateObject } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'
import type { Schema } from '../schema.generated.ts'

/** Takes an order; counts the others of the same person that are under way and not paid yet. Rule "Paying at hand-over". */
export async function countOpenDue(db: TenantDb, order: OrderRow): Promise<number> {
  const row = await db.q
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('tenant_id', '=', db.tenantId)
    .where('kind', '=', 'order')
    .where('payment_state', '=', 'due')
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('contact_mobile', '=', order.contact_mobile), eb('shopper', '=', order.shopper)]),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Takes a locked order's id and what changes of it without a step; returns it after that. */
export function changeOrder(
  db: TenantDb,
  id: string,
  change: UpdateObject<Schema, 'orders', 'orders'>,
): Promise<OrderRow> {
  return db.q
    .updateTable('orders')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
