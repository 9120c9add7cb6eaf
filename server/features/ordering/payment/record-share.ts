import { constants } from '#domain/limits.ts'
import { businessDate } from '#domain/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { issueInvoice } from '#server/store/documents.ts'
import { stepOrder, type LockedOrder, type OrderRow } from '#server/store/orders.ts'
import { notePaid } from '../table/end-table.ts'

/**
 * Takes the locked order row of what a guest pays of a table's bill, the amount captured and now; notes it as paid, and the
 * table as paid with it when nothing is left. It is no order of the kitchen: it burns no number and is on no board.
 */
export async function recordShare(
  db: WriteDb,
  order: LockedOrder,
  amount: number,
  now: Date,
): Promise<OrderRow> {
  const paid = await stepOrder(db, order, {
    to: 'delivered',
    actor: 'payment',
    change: {
      payment_state: 'paid',
      captured: order.captured + amount,
      business_date: businessDate(now.getTime(), order.time_zone, constants.businessDayStartMinutes),
      hold_until: null,
      delivered_at: now,
      ended_at: now,
    },
  })
  await issueInvoice(db, paid, now)
  if (order.table_session_id) await notePaid(db, order.table_session_id, now)
  return paid
}
