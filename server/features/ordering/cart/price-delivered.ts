import { deliveryExtras, deliveryTerms } from '#domain/delivery/delivery-terms.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Tenders } from '../../pricing/load-tenders.ts'
import { priceWithTenders, type Priceable } from '../../pricing/price-with-tenders.ts'
import { type Delivered, deliveryOf } from './cart-delivery.ts'

/** Takes what is priced and what it may draw on; returns its bill with what delivering it costs. Rule "Price calculator", safety 7. */
export function priceDelivered(priceable: Priceable, tenders: Tenders): Delivered | Refusal {
  const { cart, branch, catalogue } = priceable
  const delivery = deliveryOf(cart, branch, catalogue)
  const priced = priceWithTenders(priceable, tenders, delivery?.zone ? deliveryExtras(delivery.zone) : {})
  if (isRefusal(priced)) return priced
  const terms = delivery?.zone && deliveryTerms(delivery.zone, priced.bill)
  return { ...priced, ...(delivery && { delivery }), ...(terms && { terms }) }
}
