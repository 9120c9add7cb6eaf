import { isCouponUsed } from '#domain/pricing/bill.ts'
import { refuseCoupon } from '#domain/loyalty/coupon.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { readCouponPerson } from '#server/store/loyalty/coupon-person.ts'
import { addCouponUse, lockCoupon } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { addEntry, lockBalance } from '#server/store/loyalty/ledgers.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** Where and when an order takes what its bill draws on. */
export interface TakingAt {
  /** UTC ms, asked after the locks (safety 8). */
  readonly clock: () => number
  readonly zone: string
  /** Business date of the branch. */
  readonly day: string
}

/** Takes an order; returns whether its bill draws on a coupon, the wallet or points. */
export function hasTenders({ bill }: Pick<OrderRow, 'bill'>): boolean {
  return bill.coupon !== undefined || bill.points !== undefined || (bill.wallet ?? 0) > 0
}

/**
 * Takes a locked order; takes the coupon, the wallet's share and the points of its bill, in this order of locks, or refuses
 * 'coupon-unavailable', 'balance-changed', 'points-insufficient' when a rival was faster: its transaction then takes back
 * everything. `turn` is the order's version, so that each taking happens once. Safety 8.
 */
export async function takeTenders(db: WriteDb, order: OrderRow, at: TakingAt): Promise<Refusal | undefined> {
  const refused = await lockTenders(db, order, at)
  if (!refused) await spendTenders(db, order, at.day)
  return refused
}

/**
 * Takes an order whose tenders are locked and suffice, and the branch's business date; takes them. A wallet alone is one
 * go, sent before this returns: what follows in the transaction may travel with it.
 */
export async function spendTenders(db: WriteDb, order: OrderRow, day: string): Promise<void> {
  const { bill } = order
  const customerId = customerIdOf(order.shopper)
  const source = { orderId: order.id, source: `order:${order.id}`, kind: `hold:${order.version}` }
  const entry = (amount: number) => ({
    ...source,
    customerId: customerId ?? '',
    type: 'debit' as const,
    amount,
  })
  if (customerId && bill.wallet) await addEntry(db, 'wallet', entry(-bill.wallet))
  if (customerId && bill.points) await addEntry(db, 'points', entry(-bill.points.count))
  if (bill.coupon && isCouponUsed(bill))
    await addCouponUse(db, {
      couponId: bill.coupon.id,
      kind: 'use',
      orderId: order.id,
      turn: order.version,
      customerId: customerId ?? null,
      mobile: order.contact_mobile,
      amount: bill.coupon.off,
      day,
    })
}

/** Takes an order; returns whether its wallet is all that it draws on. */
export function drawsOnWalletAlone({ bill }: Pick<OrderRow, 'bill'>): boolean {
  return (bill.wallet ?? 0) > 0 && bill.coupon === undefined && bill.points === undefined
}

/**
 * Takes a locked order; locks what its bill draws on, in this order of locks: coupon, wallet, points. Refuses as
 * `takeTenders` does: never by a coupon that bears nothing of it. All is locked and looked at before anything is taken: an
 * order that late money revives cannot be rolled back.
 */
export async function lockTenders(db: WriteDb, order: OrderRow, at: TakingAt): Promise<Refusal | undefined> {
  const { bill } = order
  const customerId = customerIdOf(order.shopper) ?? ''
  const coupon = isCouponUsed(bill) ? bill.coupon : undefined
  const refused = coupon && (await lockCouponFor(db, order, coupon.id, at))
  if (refused) return refused
  if (bill.wallet && (await lockBalance(db, 'wallet', customerId)) < bill.wallet)
    return refuse('balance-changed')
  if (bill.points && (await lockBalance(db, 'points', customerId)) < bill.points.count)
    return refuse('points-insufficient')
  return undefined
}

async function lockCouponFor(
  db: WriteDb,
  order: OrderRow,
  id: string,
  { clock, zone, day }: TakingAt,
): Promise<Refusal | undefined> {
  const coupon = await lockCoupon(db, id)
  if (!coupon) return refuse('coupon-unavailable')
  const { shopper, contact_mobile: mobile, branch_id: branchId, type, bill } = order
  const person = await readCouponPerson(db, [id], {
    shopper,
    customerId: customerIdOf(shopper),
    mobile,
    day,
  })
  const wanted = order.slot_start?.getTime()
  const place = { now: clock(), wanted, zone, branchId, type, food: bill.food }
  return refuseCoupon(coupon, place, person(id), coupon.count)
}
