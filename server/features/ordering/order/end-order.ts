import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payables } from '#server/ports/payable.ts'
import { clearPositionAfter } from '#server/store/delivery/driver-runs.ts'
import { stepOrder, type OrderRow, type Step } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { addFullRefund } from '../../payments/refund/add-full-refund.ts'
import { deriveRefunded } from '../../payments/refund/derive-refunded.ts'

/** How an order that was created ends without being handed over. */
export interface OrderEnd {
  readonly to: 'canceled' | 'missed'
  /** customer, sweeper, or staff:<id>. */
  readonly actor: string
  /** What the journal, the refund and, of a cancelled order, its page say. */
  readonly reason: string
}

/**
 * Takes a created order, locked, and how it ends; the one place where all that it took is given back:
 * - its slot's room and its counted pieces with the step itself (`stepOrder`),
 * - card money, wallet, points and coupon by `addFullRefund` (with the credit note),
 * - where its driver is goes, unless the run has more to bring,
 * - its guest is told what of it is money,
 * - then its status follows the refunds that were confirmed before.
 * Returns the order. An order that never was created ends in `release-order.ts` or `end-hold.ts`. Rule "When an order ends".
 */
export async function endOrder(
  payables: Payables,
  db: WriteDb,
  order: OrderRow,
  { to, actor, reason }: OrderEnd,
  now: Date,
): Promise<OrderRow> {
  const change: Step['change'] = { ended_at: now, accept_by: null }
  const ended = await stepOrder(db, order, {
    to,
    actor,
    reason,
    change: to === 'canceled' ? { ...change, cancel_reason: reason } : change,
  })
  if (ended.type === 'delivery') await clearPositionAfter(db, ended.id)
  const { order: given, back } = await addFullRefund(payables, db, ended, { reason, actor }, now)
  await tellOutbox(db, 'notice', { orderId: order.id, event: 'order-canceled', status: to, amount: back })
  return deriveRefunded(db, given, actor)
}
