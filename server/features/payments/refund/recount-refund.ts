import type { WriteDb } from '#server/database/tenant-db.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { journalPayment } from '#server/store/payments/payments.ts'
import type { RefundRow } from '#server/store/payments/refunds.ts'

/**
 * Takes a locked order and a refund of it that had failed, whose guest has the money after all; it counts again from now on,
 * so that nothing more is given back than was captured: the row's CHECK holds it. Returns the order. Safety 5.
 */
export async function recountRefund(db: WriteDb, order: OrderRow, refund: RefundRow): Promise<OrderRow> {
  if (refund.currency !== order.currency) return order
  const sold = refund.credit_note_id !== null || refund.counted ? refund.amount : 0
  return changeOrder(db, order.id, {
    refunding: order.refunding + refund.amount,
    returned: order.returned + sold,
  })
}

/** Takes an order and a refund of it that had failed, was sent again, and reached its guest all the same: staff read of it. */
export async function noteGivenTwice(db: WriteDb, order: OrderRow, refund: RefundRow): Promise<void> {
  await journalPayment(db, refund.attempt_reference, 'refund-twice', '')
  await writeAudit(db, {
    staffId: null,
    action: 'order-refund-twice',
    subject: order.id,
    after: { amount: refund.amount },
  })
}
