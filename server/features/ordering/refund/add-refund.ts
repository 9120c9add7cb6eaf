import type { Minor } from '#domain/money.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { makeId } from '#server/make-id.ts'
import type { OrderRow } from '#server/store/orders.ts'
import { insertRefund, type RefundRow } from '#server/store/refunds.ts'

/** What goes back, why and by whom. */
export interface WantedRefund {
  readonly attemptReference: string
  readonly amount: Minor
  readonly reason: string
  readonly actor: string
}

/**
 * Takes a locked order and what goes back; writes the refund as a row that the sender takes up. The sum of refunds
 * that have not failed stays within what was captured: the row's CHECK holds it (safety 5). Raises the order's version.
 */
export async function addRefund(
  db: TenantDb,
  order: OrderRow,
  wanted: WantedRefund,
  now: Date,
): Promise<RefundRow> {
  await db.q
    .updateTable('orders')
    .set((eb) => ({ refunding: eb('refunding', '+', wanted.amount), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', order.id)
    .execute()
  return insertRefund(db, {
    reference: makeId(),
    order_id: order.id,
    attempt_reference: wanted.attemptReference,
    amount: wanted.amount,
    currency: order.currency,
    reason: wanted.reason,
    actor: wanted.actor,
    ask_at: now,
  })
}
