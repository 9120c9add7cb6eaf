import { foodAfterCoupon, type Bill } from '../pricing/bill.ts'
import type { Minor } from '../core/money.ts'
import type { PriceExtras } from '../pricing/price-extras.ts'
import type { Zone } from './zone.ts'

/** Whether a cart is enough for its zone; whole minor units. */
export interface DeliveryTerms {
  /** What is missing to the zone's minimum; 0 when it is reached. */
  readonly missing: Minor
  /** What is missing until it is delivered free; none where nothing makes it free, 0 when it is free. */
  readonly leftUntilFree?: Minor
}

/** Takes a zone; returns what the calculator has to know of it. Rule "Delivery zones", safety 7. */
export function deliveryExtras(zone: Pick<Zone, 'fee' | 'freeAbove'>): PriceExtras {
  return {
    deliveryFee: zone.fee,
    ...(zone.freeAbove !== undefined && { freeDeliveryAbove: zone.freeAbove }),
  }
}

/**
 * Takes a zone and a bill; returns what the food, after the coupon and before points, still lacks. Rule "Delivery zones",
 * safety 7.
 */
export function deliveryTerms(
  zone: Pick<Zone, 'fee' | 'minimum' | 'freeAbove'>,
  bill: Pick<Bill, 'food' | 'coupon'>,
): DeliveryTerms {
  const food = foodAfterCoupon(bill)
  const missing = Math.max(0, zone.minimum - food)
  if (zone.freeAbove === undefined || zone.fee === 0) return { missing }
  return { missing, leftUntilFree: Math.max(0, zone.freeAbove - food) }
}
