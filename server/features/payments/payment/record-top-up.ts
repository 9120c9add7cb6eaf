import type { WriteDb } from '#server/database/tenant-db.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { settleMoneyRow } from './settle-money-row.ts'

/**
 * Takes the locked order row of a top-up, the amount captured and now; puts the money into the wallet, in the transaction
 * that notes it: both or neither, and once by the entry's source (safety 8). It is no sale: no number, no invoice, no day.
 */
export async function recordTopUp(
  db: WriteDb,
  order: LockedOrder,
  amount: number,
  now: Date,
): Promise<OrderRow> {
  const paid = await settleMoneyRow(db, order, { amount, now, sale: false })
  const customerId = customerIdOf(order.shopper)
  if (customerId === undefined) throw new Error(`top-up ${order.id} is of no customer`)
  await addEntry(db, 'wallet', {
    customerId,
    type: 'adding',
    amount,
    source: `top-up:${order.id}`,
    kind: 'card',
  })
  return paid
}
