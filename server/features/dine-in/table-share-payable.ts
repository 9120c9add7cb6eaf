import { mayBecome } from '#domain/ordering/order-status.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { Payable } from '#server/ports/payable.ts'
import { lockTableSession } from '#server/store/dine-in/table-sessions.ts'
import { settleMoneyRow } from '../payments/payment/settle-money-row.ts'
import { notePaid } from './end-table.ts'
import { followTableTender } from './take-table-tender.ts'

/**
 * What a guest pays of a table's bill; the table is paid with it when nothing is left. It is no order of the kitchen: it
 * burns no number and is on no board.
 */
export const tableSharePayable: Payable = {
  // what it held of the bill may be another guest's by now
  async misfit(_db, order) {
    return mayBecome(order.status, 'created', order.type) ? undefined : (order.cancel_reason ?? order.status)
  },
  async record(db, order, { amount, noted }, now) {
    const paid = await settleMoneyRow(db, order, { amount, noted, now, sale: true })
    if (order.table_session_id) await notePaid(db, order.table_session_id, now)
    return paid
  },
  // a table's points go back with its money; its lock comes before those of balances (safety 8)
  async beginCreditNote(db, { table_session_id: table }) {
    if (table === null) return undefined
    await forSystem('derived', lockTableSession(db, table))
    return () => followTableTender(db, table)
  },
}
