import type { Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'
import type { Schema } from '../schema.generated.ts'

/** A payment of a table's bill that came, whatever went back of it since, with the order row that it is. */
export interface TablePaymentRow {
  readonly order: OrderRow
  readonly share: Pick<Selectable<Schema['table_shares']>, 'tender' | 'wish' | 'member_id' | 'staff_id'>
}

/** Takes a table's session; returns the payments that came for its bill, oldest first. */
export async function listTablePayments(db: TenantDb, sessionId: string): Promise<TablePaymentRow[]> {
  const shares = await db.q
    .selectFrom('table_shares')
    .select(['order_id', 'tender', 'wish', 'member_id', 'staff_id'])
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', sessionId)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  const ids = shares.flatMap(({ order_id }) => order_id ?? [])
  if (ids.length === 0) return []
  const orders = await db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', ids)
    .where((eb) => eb.or([eb('captured', '>', 0), eb('till', '>', 0)]))
    .execute()
  return shares.flatMap((share) => {
    const order = orders.find(({ id }) => id === share.order_id)
    return order ? [{ order, share }] : []
  })
}
