import type { Bill } from '#domain/pricing/bill.ts'
import { deliveryExtras, deliveryTerms, type DeliveryTerms } from '#domain/delivery/delivery-terms.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { CouponOut } from '../../pricing/apply-tenders.ts'
import type { Tenders } from '../../pricing/load-tenders.ts'
import { priceWithTenders, type Priceable } from '../../pricing/price-with-tenders.ts'
import { deliveryOf, type CartDelivery } from './cart-delivery.ts'

/** A bill, and where it goes. */
export interface Delivered extends CouponOut {
  readonly bill: Bill
  readonly delivery?: CartDelivery
  readonly terms?: DeliveryTerms
}

/** Takes what is priced and what it may draw on; returns its bill with what delivering it costs. Rule "Price calculator", safety 7. */
export function priceDelivered(priceable: Priceable, tenders: Tenders): Delivered | Refusal {
  const { cart, branch, catalogue } = priceable
  const delivery = deliveryOf(cart, branch, catalogue)
  const priced = priceWithTenders(priceable, tenders, delivery?.zone ? deliveryExtras(delivery.zone) : {})
  if (isRefusal(priced)) return priced
  const terms = delivery?.zone && deliveryTerms(delivery.zone, priced.bill)
  return { ...priced, ...(delivery && { delivery }), ...(terms && { terms }) }
}
