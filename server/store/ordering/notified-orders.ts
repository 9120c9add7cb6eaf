import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'

/** What a message about an order is made of: its bill and its draft, the most of its row, are not. */
export type NotifiedOrder = Pick<
  OrderRow,
  | 'id'
  | 'shopper'
  | 'branch_id'
  | 'status'
  | 'language'
  | 'number'
  | 'contact_mobile'
  | 'currency'
  | 'total'
  | 'captured'
  | 'payment_state'
  | 'promised_at'
  | 'delivered_at'
>

/** Takes ids of orders; returns those that are there, by id. */
export async function findNotifiedOrders(
  db: TenantDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NotifiedOrder>> {
  const rows = await ask<NotifiedOrder>(db)`
    select id, shopper, branch_id, status, language, number, contact_mobile, currency, total, captured, payment_state, promised_at, delivered_at
    from orders where tenant_id = ${db.tenantId} and id = any (${[...new Set(ids)]}::text[])`
  return new Map(rows.map((row) => [row.id, row]))
}
