import { deliveryExtras, deliveryTerms } from '#domain/delivery/delivery-terms.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Means } from '../../pricing/load-means.ts'
import { priceWithMeans, type Priceable } from '../../pricing/price-with-means.ts'
import { type Delivered, deliveryOf } from './cart-delivery.ts'

/** Takes what is priced and what it may draw on; returns its bill with what delivering it costs. Rule "Price calculator", safety 7. */
export function priceDelivered(priceable: Priceable, means: Means): Delivered | Refusal {
  const { cart, branch, catalogue } = priceable
  const delivery = deliveryOf(cart, branch, catalogue)
  const priced = priceWithMeans(priceable, means, delivery?.zone ? deliveryExtras(delivery.zone) : {})
  if (isRefusal(priced)) return priced
  const terms = delivery?.zone && deliveryTerms(delivery.zone, priced.bill)
  return { ...priced, ...(delivery && { delivery }), ...(terms && { terms }) }
}
