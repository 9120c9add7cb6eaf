import { refuse } from '#domain/core/refusal.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Payable } from '#server/ports/payable.ts'
import { findGroupShare, isOwedShare, listGroupShares } from '#server/store/ordering/group-shares.ts'
import { lockOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { settleMoneyRow, type MoneySettled } from '../../payments/payment/settle-money-row.ts'
import { createOrder } from '../order/create-order.ts'

/** What a member pays of a group order; the last share that was missing makes the host's order. Decision 0065. */
export const groupSharePayable: Payable = {
  misfit: groupShareMisfit,
  record: (db, order, { amount, noted }, now) =>
    recordGroupShare(db, order, { amount, noted, now, sale: false }),
  // what was paid for the host's order goes back with it alone
  async refuseRefund(db, order) {
    return (await isOwedShare(db, order.id)) ? undefined : refuse('nothing-to-refund')
  },
}

/**
 * Notes it as paid, and makes the host's order, with all that money, once nothing of it is missing. It is no sale of its
 * own: no number, no invoice.
 */
async function recordGroupShare(db: WriteDb, order: LockedOrder, settled: MoneySettled): Promise<OrderRow> {
  const paid = await settleMoneyRow(db, order, settled)
  const share = await findGroupShare(db, order.id)
  const whole = share && (await forSystem('gateway', lockOrder(db, share.of_order_id)))
  if (!whole) throw new Error(`share ${order.id} is of no order`)
  const captured = (await listGroupShares(db, whole.id)).reduce((sum, one) => sum + one.kept, 0)
  if (captured === whole.bill.toPay)
    await createOrder(db, whole, { actor: 'payment', paymentState: 'paid', captured }, settled.now)
  return paid
}

/** The host's order is locked after the share, as everywhere. */
async function groupShareMisfit(db: WriteDb, order: OrderRow): Promise<string | undefined> {
  if (order.status !== 'callcenter_pending') return order.cancel_reason ?? order.status
  const share = await findGroupShare(db, order.id)
  const whole = share && (await forSystem('gateway', lockOrder(db, share.of_order_id)))
  if (whole?.status === 'callcenter_pending') return undefined
  return whole?.cancel_reason ?? whole?.status ?? 'group-over'
}
