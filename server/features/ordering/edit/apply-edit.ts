import { isCouponUsed } from '#domain/pricing/bill.ts'
import { acceptUntil, cameToKitchen } from '#domain/ordering/closing.ts'
import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { capacityIn } from '#domain/timing/slot-capacity.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { addCouponUse } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { moveStock, takeStock } from '#server/store/menu/item-stock.ts'
import { addEntry } from '#server/store/loyalty/ledgers.ts'
import { noteOrder } from '#server/store/ordering/note-order.ts'
import type { EditPlan } from '#server/store/ordering/order-columns.ts'
import type { LockedOrder, OrderRow } from '#server/store/ordering/orders.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { addToSlot, lockSlot, readSlotLimits } from '#server/store/timing/slots.ts'
import { addCardRefund } from '../../payments/refund/add-refund.ts'
import { giveBackCoupon } from '../../pricing/give-back-tenders.ts'
import { noteChange } from './note-change.ts'
import type { Settlement } from './settle-difference.ts'

/** A change that is made now. */
export interface EditNow {
  readonly editId: string
  readonly plan: EditPlan
  readonly settlement: Settlement
  /** staff:<id>, or payment when the difference was waited for. */
  readonly actor: string
  readonly now: Date
  /** Captured for the difference, minor units: its stock was taken when it was asked for. */
  readonly paid?: number
}

/**
 * Takes a locked order and a change; makes it in one order of locks: slot, stock, coupon, wallet, points, the invoice's
 * number. What was paid too much goes back, the guest is told. Refuses 'slot-full' and 'not-enough-left'. Safety 5, 8.
 */
export async function applyEdit(db: WriteDb, order: LockedOrder, edit: EditNow): Promise<OrderRow | Refusal> {
  const { plan, actor, now, settlement, paid } = edit
  const refused = (await changeSlotLoad(db, order, plan)) ?? (await changeStock(db, order, plan, paid))
  if (refused) return refused
  const { bill } = plan
  const noted = await noteOrder(db, order, {
    actor,
    reason: `${toDecimal(order.total)} → ${toDecimal(bill.total)}`,
    change: {
      bill: JSON.stringify(bill),
      total: bill.total,
      captured: order.captured + (paid ?? 0),
      more: null,
      ...(settlement.how === 'at_hand_over' && { payment_state: bill.toPay > 0 ? 'due' : 'paid' }),
      edited: JSON.stringify({ at: now.toISOString(), was: order.total }),
      ...(plan.taken && {
        stock: JSON.stringify({ taken: plan.taken, guest: order.stock?.guest ?? false }),
      }),
      ...(plan.slot && {
        slot_minutes: plan.slot.minutes,
        slot_amount: plan.slot.amount,
        ...releaseOf(order, plan.slot.leadMs, now),
      }),
    },
  })
  await changeTenders(db, order, noted, edit)
  await noteChange(db, order, bill, now)
  await tellOutbox(db, 'notice', {
    orderId: order.id,
    event: 'order-edited',
    status: noted.status,
    version: noted.version,
    amount: bill.total,
  })
  if (settlement.toCard === 0) return noted
  const back = { amount: settlement.toCard, reason: 'edited', actor }
  return addCardRefund(db, noted, back, now)
}

/** One that is released at another time is also accepted until another. */
function releaseOf(order: LockedOrder, leadMs: number, now: Date) {
  const release_at = new Date((order.slot_start?.getTime() ?? 0) - leadMs)
  if (release_at.getTime() === order.release_at?.getTime()) return {}
  const came = cameToKitchen({ ...order, release_at }, now)
  return { release_at, accept_by: new Date(acceptUntil(came, order.accept_within_minutes, undefined)) }
}

async function changeSlotLoad(
  db: WriteDb,
  order: OrderRow,
  { slot }: EditPlan,
): Promise<Refusal | undefined> {
  if (!slot || !order.slot_start) return undefined
  const more = {
    orders: 0,
    minutes: slot.minutes - (order.slot_minutes ?? 0),
    amount: slot.amount - (order.slot_amount ?? 0),
  }
  const start = order.slot_start.getTime()
  const use = await lockSlot(db, order.branch_id, start)
  const need = { orders: 0, minutes: Math.max(0, more.minutes), amount: Math.max(0, more.amount) }
  const grows = need.minutes + need.amount > 0
  if (grows && capacityIn(await readSlotLimits(db, order.branch_id), use, need, true) === 'full')
    return refuse('slot-full')
  await addToSlot(db, { branchId: order.branch_id, start }, more, true)
  return undefined
}

/** Takes what an order has of counted stock and what it is to have; returns what it takes more, and what it gives back. */
export function stockDifference(
  order: Pick<OrderRow, 'stock'>,
  { taken }: EditPlan,
): { more: Record<string, number>; fewer: Record<string, number> } {
  const before = order.stock?.taken ?? {}
  const after = taken ?? before
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const by = (sign: 1 | -1) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const count = sign * ((after[id] ?? 0) - (before[id] ?? 0))
        return count > 0 ? [[id, count]] : []
      }),
    )
  return { more: by(1), fewer: by(-1) }
}

/** Takes a branch and pieces; takes them off the shelf. Refuses 'not-enough-left'. Safety 8. */
export async function takeMoreStock(
  db: WriteDb,
  branchId: string,
  more: Readonly<Record<string, number>>,
): Promise<Refusal | undefined> {
  if (Object.keys(more).length === 0) return undefined
  const { short } = await takeStock(db, branchId, { taken: more, guest: false })
  return short && refuse('not-enough-left', { details: { item_id: short.itemId, left: short.left } })
}

async function changeStock(
  db: WriteDb,
  order: OrderRow,
  plan: EditPlan,
  paid: number | undefined,
): Promise<Refusal | undefined> {
  const { more, fewer } = stockDifference(order, plan)
  const refused = paid === undefined ? await takeMoreStock(db, order.branch_id, more) : undefined
  if (isRefusal(refused)) return refused
  if (Object.keys(fewer).length > 0) await moveStock(db, order.branch_id, fewer, { left: 1, guest: 0 })
  return undefined
}

/** Shares that are not needed any more go back to their balances; the coupon's use counts what it takes off now. */
async function changeTenders(
  db: WriteDb,
  before: LockedOrder,
  after: OrderRow,
  { editId, settlement: { toWallet, toPoints }, now }: EditNow,
): Promise<void> {
  const customerId = customerIdOf(before.shopper)
  const { coupon } = after.bill
  const used = isCouponUsed(after.bill)
  // one for the delivery takes nothing off: what changes of it is whether it still bears a fee
  const otherUse = used !== isCouponUsed(before.bill) || coupon?.off !== before.bill.coupon?.off
  if (before.bill.coupon && otherUse) {
    await giveBackCoupon(db, before)
    if (coupon && used)
      await addCouponUse(db, {
        couponId: coupon.id,
        kind: 'use',
        orderId: before.id,
        turn: after.version,
        customerId: customerId ?? null,
        mobile: before.contact_mobile,
        amount: coupon.off,
        day: businessDate(now.getTime(), before.time_zone, constants.businessDayStartMinutes),
      })
  }
  if (!customerId) return
  const source = { orderId: before.id, source: `order:${before.id}`, kind: `edit:${editId}` }
  const back = { ...source, customerId, type: 'refund' } as const
  if (toWallet > 0) await addEntry(db, 'wallet', { ...back, amount: toWallet })
  if (toPoints > 0) await addEntry(db, 'points', { ...back, amount: toPoints })
}
