import type { WriteDb } from '#server/database/tenant-db.ts'
import { addCouponUse, findHeldUse, lockCoupon } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { prolongBought } from '#server/store/loyalty/rewards.ts'

/** Takes a locked order that ended; its coupon may be used again. Given back on cancel and expiry. */
export async function giveBackCoupon(db: WriteDb, order: OrderRow): Promise<void> {
  const used = order.bill.coupon && (await findHeldUse(db, order.id))
  if (!used) return
  await lockCoupon(db, used.coupon_id)
  await addCouponUse(db, {
    couponId: used.coupon_id,
    kind: 'return',
    orderId: order.id,
    turn: order.version,
    customerId: used.customer_id,
    mobile: used.mobile,
    amount: used.amount,
    day: used.day,
  })
  await prolongBought(db, used.coupon_id)
}

/**
 * Takes a locked order whose hold is over and that never was created; gives back exactly what takeTenders() took. Its
 * version has been raised by the step that ended it, which names this giving back. Rule "Waiting for payment", safety 8.
 */
export async function giveBackTenders(db: WriteDb, order: OrderRow): Promise<void> {
  const { bill } = order
  const customerId = customerIdOf(order.shopper)
  await giveBackCoupon(db, order)
  if (!customerId) return
  const source = { orderId: order.id, source: `order:${order.id}`, kind: `release:${order.version}` }
  const back = { ...source, customerId, type: 'refund' } as const
  if (bill.wallet) await addEntry(db, 'wallet', { ...back, amount: bill.wallet })
  if (bill.points) await addEntry(db, 'points', { ...back, amount: bill.points.count })
}
