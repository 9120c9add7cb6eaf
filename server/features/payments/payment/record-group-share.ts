import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { findGroupShare, isCollected, listGroupShares } from '#server/store/ordering/group-shares.ts'
import { lockOrder, type LockedOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import { createOrder } from '../../ordering/order/create-order.ts'
import { settleMoneyRow } from './settle-money-row.ts'

/**
 * Takes the locked order row of what a member pays of a group order, the amount captured and now; notes it as paid, and makes
 * the host's order, with all that money, once nothing of it is missing. It is no sale of its own: no number, no invoice.
 */
export async function recordGroupShare(
  db: WriteDb,
  order: LockedOrder,
  amount: number,
  now: Date,
): Promise<OrderRow> {
  const paid = await settleMoneyRow(db, order, { amount, now, sale: false })
  const share = await findGroupShare(db, order.id)
  const whole = share && (await forSystem('gateway', lockOrder(db, share.of_order_id)))
  if (!whole) throw new Error(`share ${order.id} is of no order`)
  const captured = (await listGroupShares(db, whole.id)).reduce((sum, one) => sum + one.kept, 0)
  if (captured === whole.bill.toPay)
    await createOrder(db, whole, { actor: 'payment', paymentState: 'paid', captured }, now)
  return paid
}

/**
 * Takes the locked order row of a share whose money came; tells why it pays nothing any more, if so: it goes back then. The
 * host's order is locked after it, as everywhere.
 */
export async function groupShareMisfit(db: WriteDb, order: OrderRow): Promise<string | undefined> {
  if (order.status !== 'callcenter_pending') return order.cancel_reason ?? order.status
  const share = await findGroupShare(db, order.id)
  const whole = share && (await forSystem('gateway', lockOrder(db, share.of_order_id)))
  if (whole?.status === 'callcenter_pending') return undefined
  return whole?.cancel_reason ?? whole?.status ?? 'group-over'
}

/** Takes the host's order to which money of its own came; tells that shares pay it, if so: that money goes back. */
export async function collectedMisfit(db: WriteDb, order: OrderRow): Promise<string | undefined> {
  return (await isCollected(db, order)) ? 'paid-by-shares' : undefined
}
