import type { WriteDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '#server/store/orders.ts'
import { findCapturedAttempt } from '#server/store/payments.ts'
import { addRefund } from './add-refund.ts'

/** Takes a locked order that ended; gives back what was captured and is not on its way back yet. Returns the order with its sums. */
export async function addFullRefund(
  db: WriteDb,
  order: OrderRow,
  why: { reason: string; actor: string },
  now: Date,
): Promise<OrderRow> {
  const left = order.captured - order.refunding
  const attempt = left > 0 ? await findCapturedAttempt(db, order.id) : undefined
  if (!attempt) return order
  await addRefund(db, order, { attemptReference: attempt.reference, amount: left, ...why }, now)
  return { ...order, refunding: order.refunding + left, version: order.version + 1 }
}
