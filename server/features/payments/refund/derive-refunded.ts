import { statusAfterRefunds } from '#domain/ordering/order-status.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { refundedValue } from '#domain/ordering/order-value.ts'
import { stepOrder, type OrderRow } from '#server/store/ordering/orders.ts'

/** Takes a locked order that may have ended; moves it to where its confirmed refunds put it. Returns the order. Safety 5. */
export async function deriveRefunded(db: WriteDb, order: OrderRow, actor: string): Promise<OrderRow> {
  const to = statusAfterRefunds(refundedValue(order))
  return to === order.status ? order : stepOrder(db, order, { to, actor, reason: 'refunded' })
}
