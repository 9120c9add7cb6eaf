import type { WriteDb } from '#server/database/tenant-db.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { notePaid } from '../../dine-in/end-table.ts'
import { settleMoneyRow } from './settle-money-row.ts'

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
  const paid = await settleMoneyRow(db, order, { amount, now, sale: true })
  if (order.table_session_id) await notePaid(db, order.table_session_id, now)
  return paid
}
