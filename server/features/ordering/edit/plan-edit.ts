import { isCouponUsed } from '#domain/pricing/bill.ts'
import type { Offer } from '#domain/ordering/cart-fit.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { constants } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { makeMinutesOf, releaseAt } from '#domain/timing/slot-capacity.ts'
import { piecesOfLines } from '#domain/menu/stock.ts'
import { businessDate } from '#domain/core/zoned-time.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { readCouponPerson } from '#server/store/loyalty/coupon-person.ts'
import { findCoupon } from '#server/store/loyalty/coupons.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import { readStock } from '#server/store/menu/item-stock.ts'
import type { EditPlan } from '#server/store/ordering/order-edits.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import { offerOf } from '../cart/cart-offer.ts'
import { countedIn } from '../cart/cart-stock.ts'
import { priceDelivered } from '../cart/price-delivered.ts'
import type { Tenders } from '../../pricing/load-tenders.ts'
import { editLines, type WishedLine } from './edit-lines.ts'

/** By which content, and when (UTC ms), an order is changed. */
export interface EditAt {
  readonly catalogue: Catalogue
  readonly branch: Branch
  readonly now: number
}

/**
 * Takes an order, what staff want of it and by which content; returns what it is from then on, priced by the one
 * calculator with what the order drew on before: its coupon, and at most its own share of wallet and points. Refuses as
 * a cart does, and 'coupon-unavailable' where its coupon would no longer hold. Rule "Changing an order", safety 7.
 */
export async function planEdit(
  db: TenantDb,
  order: OrderRow,
  wished: readonly WishedLine[],
  at: EditAt,
): Promise<EditPlan | Refusal> {
  const { catalogue, branch } = at
  const offer = await offerFor(db, order, at)
  const lines = editLines(order.bill.lines, wished, offer)
  if (isRefusal(lines)) return lines
  const cart = { draft: order.draft, type: order.type }
  // what holds of its coupon held when it was placed
  const priceable = { cart, lines, branch, catalogue, now: order.placed_at.getTime() }
  const priced = priceDelivered(priceable, await tendersOf(db, order, branch))
  if (isRefusal(priced)) return priced
  if (priced.couponMissed) return priced.couponMissed
  if (order.bill.delivery && !priced.bill.delivery) return refuse('delivery-unavailable')
  return {
    bill: priced.bill,
    taken: takenBy(order, lines, catalogue),
    slot: slotOf(order, lines, at, priced.bill.food),
  }
}

/** Takes an order and by which content; returns what can be had for it, with what it has of counted items already. */
export async function offerFor(
  db: TenantDb,
  order: OrderRow,
  { catalogue, branch, now }: EditAt,
): Promise<Offer> {
  const counted = [...(catalogue.left.get(branch.id)?.keys() ?? [])]
  const free = counted.length > 0 ? await readStock(db, branch.id, counted) : new Map<string, number>()
  const left = new Map([...free].map(([id, count]) => [id, count + (order.stock?.taken[id] ?? 0)]))
  return offerOf(catalogue, branch, order.type, now, order.draft, left)
}

/**
 * What it drew on before, and no more: its own use of the coupon does not count against it. Below the fewest points and the
 * wallet's minimum too: they were spent, and one that costs less must not cost its guest more by card.
 */
async function tendersOf(db: TenantDb, order: OrderRow, branch: Branch): Promise<Tenders> {
  const { bill, draft, shopper, contact_mobile: mobile } = order
  const { count = 0, off = 0 } = bill.points ?? {}
  const drawn = { pointValue: count === 0 ? 0 : off / count }
  const rest = { wallet: bill.wallet ?? 0, points: count, drawn }
  const found = bill.coupon && isCouponUsed(bill) && (await findCoupon(db, bill.coupon.id))
  if (!found) return { automatic: [], person: () => nobody, ...rest }
  const day = businessDate(order.placed_at.getTime(), branch.timeZone, constants.businessDayStartMinutes)
  const customerId = customerIdOf(shopper)
  const person = await readCouponPerson(db, [found.id], { shopper, customerId, mobile, day })
  const coupon = { ...found, paused: false, count: { ...found.count, used: found.count.used - 1 } }
  return {
    ...(draft.coupon !== undefined && { typed: coupon }),
    automatic: draft.coupon === undefined ? [coupon] : [],
    person: (id) => ({ ...person(id), orders: 0, uses: 0, usesToday: 0 }),
    ...rest,
  }
}

const nobody = { signedIn: false, orders: 0, uses: 0, usesToday: 0 }

function takenBy(order: OrderRow, lines: readonly CartLine[], catalogue: Catalogue): EditPlan['taken'] {
  const counted = new Set([
    ...countedIn(catalogue, { branch_id: order.branch_id, lines: [...lines] }),
    ...Object.keys(order.stock?.taken ?? {}),
  ])
  if (counted.size === 0) return null
  const pieces = [...piecesOfLines(lines, catalogue.items)].filter(([id]) => counted.has(id))
  return Object.fromEntries(pieces)
}

function slotOf(
  order: OrderRow,
  lines: readonly CartLine[],
  { catalogue, branch }: EditAt,
  food: number,
): EditPlan['slot'] {
  const start = order.slot_start?.getTime()
  if (start === undefined) return null
  const release = releaseAt(start, lines, catalogue.items, branch.baseMinutes)
  return { minutes: makeMinutesOf(lines, catalogue.items), amount: food, leadMs: start - release }
}
