import type { Bill } from '#domain/bill.ts'
import type { CartDraft } from '#domain/cart-draft.ts'
import type { CartLine } from '#domain/cart.ts'
import { priceCart } from '#domain/cart-price.ts'
import { deliveryExtras, deliveryTerms, type DeliveryTerms } from '#domain/delivery-terms.ts'
import type { OrderType } from '#domain/menu.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { branchItems } from '#server/branch-items.ts'
import type { Branch, Catalogue } from '#server/store/catalogue.ts'
import { deliveryOf, type CartDelivery } from './cart-delivery.ts'

/** A bill, and where it goes. */
export interface Delivered {
  readonly bill: Bill
  readonly delivery?: CartDelivery
  readonly terms?: DeliveryTerms
}

/** Takes a cart with its branch and content; returns its bill with what delivering it costs. Domain "Orders", safety 7. */
export function priceDelivered(
  cart: { readonly type: OrderType; readonly draft: CartDraft; readonly lines: readonly CartLine[] },
  branch: Branch,
  catalogue: Catalogue,
): Delivered | Refusal {
  const delivery = deliveryOf(cart, branch, catalogue)
  const extras = delivery?.zone ? deliveryExtras(delivery.zone) : {}
  const bill = priceCart(cart.lines, branchItems(catalogue, branch.id, cart.type), catalogue.tenant, extras)
  if (isRefusal(bill)) return bill
  const terms = delivery?.zone && deliveryTerms(delivery.zone, bill)
  return { bill, ...(delivery && { delivery }), ...(terms && { terms }) }
}
