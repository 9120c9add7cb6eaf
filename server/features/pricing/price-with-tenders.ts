import type { Bill } from '#domain/pricing/bill.ts'
import type { CartLine } from '#domain/menu/cart-line.ts'
import { priceCart } from '#domain/pricing/cart-price.ts'
import { feesAt } from '#domain/pricing/fee.ts'
import type { PriceExtras } from '#domain/pricing/price-extras.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { pricedItems } from '#server/content/branch-items.ts'
import type { Branch, Catalogue } from '#server/store/menu/catalogue.ts'
import type { CartRow } from '#server/store/ordering/carts.ts'
import { applyTenders, type CouponOut } from './apply-tenders.ts'
import type { Tenders } from './load-tenders.ts'

/** What is priced, where and when. */
export interface Priceable {
  readonly cart: Pick<CartRow, 'draft' | 'type'>
  readonly lines: readonly CartLine[]
  readonly branch: Branch
  readonly catalogue: Catalogue
  /** UTC ms. */
  readonly now: number
}

/**
 * Takes a cart's lines, its means and further extras (the delivery fee); returns the bill and why its coupon is not in
 * it, or refuses as the calculator does. Cart and order are priced here alike.
 */
export function priceWithTenders(
  { cart, lines, branch, catalogue, now }: Priceable,
  tenders: Tenders,
  more: PriceExtras = {},
): (CouponOut & { bill: Bill }) | Refusal {
  const wanted = cart.draft.timing?.slotStart
  const { items } = pricedItems(catalogue, { branchId: branch.id, type: cart.type, now: wanted ?? now })
  const fees = feesAt(catalogue.fees, { branchId: branch.id, type: cart.type })
  const own = { ...more, ...(fees.length > 0 && { fees }) }
  const plain = priceCart(lines, items, catalogue.tenant, own)
  if (isRefusal(plain)) return plain
  const place = { now, wanted, zone: branch.timeZone, branchId: branch.id }
  const { extras, ...couponOut } = applyTenders(tenders, { cart, lines, plain, place, catalogue })
  const bill = priceCart(lines, items, catalogue.tenant, { ...own, ...extras })
  return isRefusal(bill) ? bill : { bill, ...couponOut }
}
