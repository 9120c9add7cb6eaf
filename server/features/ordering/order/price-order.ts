import { closingAt } from '#domain/ordering/closing.ts'
import { fitLines, refuseQuantities } from '#domain/ordering/cart-fit.ts'
import { minuteMs } from '#domain/core/durations.ts'
import { constants } from '#domain/core/limits.ts'
import { toDecimal } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Pieces } from '#domain/menu/stock.ts'
import type { PlaceOrderBody } from '#contract/ordering/order.ts'
import type { Call } from '#server/http/call.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import type { NewOrder, TakenSlot } from '#server/store/ordering/orders.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import { refuseCard } from '../../pricing/card-minimum.ts'
import { isForFirst, type Tenders } from '../../pricing/load-tenders.ts'
import { promiseOf, type Delivered } from '../cart/cart-delivery.ts'
import { offerOf, refuseBranch, refuseWithoutSlot } from '../cart/cart-offer.ts'
import { priceDelivered } from '../cart/price-delivered.ts'
import { freezeDraft, refuseAddress } from './check-address.ts'
import type { Contact } from './check-contact.ts'
import { refuseMethod } from './check-pay-method.ts'
import { refuseVehicle } from './check-vehicle.ts'
import { slotNeedOf } from './take-slot.ts'

/** What was shown to who orders: a difference is refused by name. */
export type ShownOrder = Pick<PlaceOrderBody, 'total' | 'ready_minutes_to' | 'payment_method'>

/** What an order is decided by, besides its cart. */
export interface OrderTerms {
  readonly call: Call
  readonly shown: ShownOrder
  readonly contact: Contact
  readonly catalogue: Catalogue
  /** UTC ms. */
  readonly now: number
  /** Minutes that the kitchen's load adds. */
  readonly load: number
  /** What is left of the counted items. */
  readonly left: Pieces | undefined
  /** What the cart may draw on, read when it is needed. */
  readonly tenders: (branch: Branch) => Promise<Tenders>
  /** Whether the shopper's number is proven, read when it is needed. */
  readonly isProven: () => Promise<boolean>
}

/** A cart that can be ordered as it was shown. */
export interface PricedOrder extends Delivered {
  readonly branch: Branch
  readonly promised: number
  readonly slot: TakenSlot | undefined
}

/**
 * Takes a cart and what its order is decided by; returns what it costs, where it goes and what it takes of a slot. Refuses
 * what cannot be ordered, and by name what is not as it was shown. Rule "Placing an order".
 */
export async function priceOrder(cart: CartRow, terms: OrderTerms): Promise<PricedOrder | Refusal> {
  const { call, shown, catalogue, now, load, left } = terms
  const branch = catalogue.branches.find((one) => one.id === cart.branch_id)
  if (!branch) return refuse('branch-not-found')
  const blocked = refuseBranch(catalogue, branch, cart.type, now, cart.draft)
  if (blocked) return blocked
  if (cart.lines.length === 0) return refuse('cart-empty')
  const offer = offerOf(catalogue, branch, cart.type, now, cart.draft, left)
  const { gone } = fitLines(cart.lines, offer)
  if (gone.length > 0)
    return refuse('items-removed', {
      details: { items: gone.map((line) => wordIn(line.name, call.language)) },
    })
  const refused =
    refuseWithoutSlot(cart, catalogue, call.language) ??
    refuseQuantities(cart.lines, offer) ??
    refuseMethod(catalogue.settings, cart, shown.payment_method)
  if (refused) return refused
  const tenders = await terms.tenders(branch)
  const delivered = priceDelivered({ cart, lines: cart.lines, branch, catalogue, now }, tenders)
  if (isRefusal(delivered)) return delivered
  const { bill, delivery, couponMissed } = delivered
  if (isForFirst(tenders, bill.coupon?.id) && !(await terms.isProven()))
    return refuse('mobile-proof-required')
  const unserved = couponMissed ?? refuseAddress(delivered, catalogue, call.language) ?? refuseVehicle(cart)
  if (unserved) return unserved
  if (toDecimal(bill.toPay) !== shown.total)
    return refuse('price-changed', { details: { shown: shown.total, total: toDecimal(bill.toPay) } })
  const tooLittle = refuseCard(cart.draft, catalogue, bill.toPay)
  if (tooLittle) return tooLittle
  const slot = slotNeedOf(catalogue, branch, cart, bill, now)
  const promised = promiseOf(branch, load, delivery).to
  // the promise of an order for later is its slot
  if (!slot && promised !== shown.ready_minutes_to)
    return refuse('promise-changed', {
      details: { shown: shown.ready_minutes_to, ready_minutes_to: promised },
    })
  return { ...delivered, branch, promised, slot }
}

/** Takes an id, a cart and what was decided of it; returns the order that is made of them, without counted stock. */
export function orderOf(
  id: string,
  cart: CartRow,
  { branch, bill, delivery, promised, slot }: PricedOrder,
  { call, contact, now }: Pick<OrderTerms, 'call' | 'contact' | 'now'>,
): NewOrder {
  return {
    id,
    shopper: cart.shopper,
    cartId: cart.id,
    cartVersion: cart.version,
    branchId: branch.id,
    type: cart.type,
    language: call.language,
    ...contact,
    bill,
    draft: freezeDraft(cart, delivery),
    promisedMinutes: promised,
    holdUntil: new Date(now + constants.holdMinutes * minuteMs),
    slot,
    closesAt: slot ? undefined : closingAt(branch, cart.type, now),
  }
}
