import type { CouponBenefit } from './coupon-benefit.ts'
import type { Minor } from '../core/money.ts'
import type { Fee } from './fee.ts'
import type { Words } from '../core/words.ts'

/** A coupon that may be used here and now (domain/loyalty/coupon.ts judges that); the calculator works out what it takes off. */
export interface PriceCoupon {
  readonly id: string
  readonly code: string
  readonly name: Words
  readonly benefit: CouponBenefit
}

/** Points that a customer wants to spend. */
export interface PricePoints {
  /** How many there are. */
  readonly balance: number
  /** What one takes off, minor units. */
  readonly value: Minor
  /** The fewest that may be spent at once (spec 5). */
  readonly least: number
}

/** A wallet that a customer wants to pay from. */
export interface PriceWallet {
  readonly balance: Minor
  /** The food after the coupon has to reach it (spec 3, 5 "min_order_amount"), minor units. */
  readonly minOrder?: Minor
}

/** What an order has besides its dishes; what is absent is none. Amounts in minor units. Rule "Price calculator", safety 7. */
export interface PriceExtras {
  /** The zone's fee, in the tenant's way (with VAT in it, or without). */
  readonly deliveryFee?: Minor
  /** The fee is not asked, whatever the food costs. */
  readonly freeDelivery?: boolean
  /** The fee is not asked when the food after the coupon, before points, reaches this. */
  readonly freeDeliveryAbove?: Minor
  /** The owner's own fees that are asked for here (feesAt). */
  readonly fees?: readonly Fee[]
  readonly coupon?: PriceCoupon
  readonly points?: PricePoints
  /** Of the food after coupon and points; 1200 = 12 %. */
  readonly serviceBasisPoints?: number
  readonly wallet?: PriceWallet
  /** The least that the way to pay takes; 0 or none for cash. */
  readonly gatewayMinimum?: Minor
}
