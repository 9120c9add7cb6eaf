import { mayBecome } from '#domain/ordering/order-status.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payable } from '#server/ports/payable.ts'
import { customerIdOf, findCustomer } from '#server/store/customers/customers.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { lateMisfit } from '../../payments/payment/late-misfit.ts'
import { settleMoneyRow } from '../../payments/payment/settle-money-row.ts'

/**
 * A top-up of a wallet: the money comes into it in the transaction that notes it, both or neither, and once by the entry's
 * source (safety 8). It is no sale: no number, no invoice, no day.
 */
export const topUpPayable: Payable = {
  async misfit(db, order, now) {
    // money for a wallet that is gone since goes back
    if (!(await isCustomer(db, order))) return 'account-deleted'
    return mayBecome(order.status, 'created', order.type) ? undefined : lateMisfit(db, order, now)
  },
  async record(db, order, { amount, noted }, now) {
    const paid = await settleMoneyRow(db, order, { amount, noted, now, sale: false })
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
  },
}

async function isCustomer(db: WriteDb, { shopper }: OrderRow): Promise<boolean> {
  const id = customerIdOf(shopper)
  return id !== undefined && (await findCustomer(db, id)) !== undefined
}
