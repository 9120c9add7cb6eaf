import type { Currency, Minor } from '../core/money.ts'
import type { Picture } from '../core/picture.ts'
import type { Words } from '../core/words.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'

/** A priced line: names and prices frozen from the menu, so that the order reads the same for ever. */
export interface BillLine {
  readonly lineId: string
  readonly itemId: string
  readonly name: Words
  readonly picture?: Picture
  readonly quantity: number
  readonly note: string
  readonly options: readonly BillOption[]
  /** Price of one piece with its options, minor units, before discounts. */
  readonly unitPrice: Minor
  /** unitPrice × quantity. */
  readonly subtotal: Minor
  /** What product discounts took off this line. */
  readonly discount: Minor
  /** This line's share of the coupon, the points and the service charge; absent is none (safety 6, 7). */
  readonly coupon?: Minor
  readonly points?: Minor
  readonly service?: Minor
  /** How it is taxed where that is not as the restaurant's rate says; absent is at that rate. */
  readonly tax?: TaxCategory
  /** This line's share of the document's VAT of its kind (largest remainder, safety 6). */
  readonly vat: Minor
  /** What this line costs: with VAT and after every allotment, without deposits. Lines, their deposits, the fees and the delivery add up to the total. */
  readonly paid: Minor
  /** Of `paid`, what the wallet pays; absent is none. */
  readonly wallet?: Minor
  readonly deposits?: readonly BillDeposit[]
  /** Sum of the line's deposits, and what of it the wallet pays; absent is none. */
  readonly deposit?: Minor
  readonly depositWallet?: Minor
}

export interface BillOption {
  readonly optionId: string
  readonly group: Words
  readonly name: Words
  readonly quantity: number
  /** Of one, minor units. */
  readonly price: Minor
  /** So many of the quantity cost nothing; none = all cost. */
  readonly free?: number
}

/** A returnable deposit ("insurance", rule "Returnable deposits"): outside VAT, coupon, points and service. */
export interface BillDeposit {
  readonly depositId: string
  readonly name: Words
  /** Per piece of the line's item. */
  readonly quantity: number
  /** Of one, minor units. */
  readonly price: Minor
}

export interface BillCoupon {
  readonly id: string
  readonly code: string
  readonly name: Words
  /** What it took off the food, minor units. */
  readonly off: Minor
  /** It bears the delivery fee. */
  readonly freeDelivery: boolean
}

export interface BillPoints {
  /** How many points are spent. */
  readonly count: number
  /** What they take off the food, minor units. */
  readonly off: Minor
}

/** What the delivery costs, a line of its own: it goes back on its own as well. */
export interface BillDelivery {
  /** The zone's fee, minor units, before anything made it free. */
  readonly fee: Minor
  /** The fee asked: `fee`, or 0. */
  readonly amount: Minor
  readonly vat: Minor
  /** With VAT. */
  readonly paid: Minor
  readonly wallet: Minor
  /** The fee was not asked with no coupon either: a coupon for the delivery bears nothing. Absent is no. */
  readonly freeAnyway?: true
}

/** A fee of the owner's own, a line of its own: it goes back on its own as well. */
export interface BillFee {
  readonly feeId: string
  readonly name: Words
  /** In the tenant's way: with VAT in it, or without. */
  readonly amount: Minor
  /** Absent is at the bill's rate. */
  readonly tax?: TaxCategory
  readonly vat: Minor
  /** With VAT. */
  readonly paid: Minor
  /** Of `paid`, what the wallet pays; absent is none. */
  readonly wallet?: Minor
}

/** The calculator's answer: the same numbers on menu, cart, checkout, payment, refund and receipt. What is absent is none. How to add a row: docs/recipes.md "A row of the bill". */
export interface Bill {
  readonly currency: Currency
  readonly lines: readonly BillLine[]
  /** Count of pieces. */
  readonly count: number
  /** Lines before discounts. */
  readonly subtotal: Minor
  /** Product discounts, as a positive amount. */
  readonly discount: Minor
  /** Lines after product discounts (safety 7 "food"). */
  readonly food: Minor
  readonly coupon?: BillCoupon
  readonly points?: BillPoints
  readonly delivery?: BillDelivery
  /** Fees of the owner's own, and their sum in the tenant's way. */
  readonly fees?: { readonly amount: Minor; readonly list: readonly BillFee[] }
  readonly service?: { readonly basisPoints: number; readonly amount: Minor }
  readonly vatBasisPoints: number
  readonly pricesIncludeVat: boolean
  /** Food after coupon and points, delivery, fees and service without VAT, whatever their tax; by kind: taxSums() of line-tax.ts. */
  readonly taxable: Minor
  readonly vat: Minor
  /** After VAT and outside it. */
  readonly deposits?: Minor
  readonly total: Minor
  /** What the wallet pays of the total. */
  readonly wallet?: Minor
  /** What is left for card or cash: 0 or at least the gateway's minimum. */
  readonly toPay: Minor
}

/**
 * Takes a bill; returns its food after the coupon and before points, minor units: what a delivery zone's minimum and
 * its free-above look at (safety 7).
 */
export function foodAfterCoupon(bill: Pick<Bill, 'food' | 'coupon'>): Minor {
  return bill.food - (bill.coupon?.off ?? 0)
}

/** Takes a bill; returns whether its coupon gives something: one that takes nothing off and bears no fee is not used up. */
export function isCouponUsed({ coupon, delivery }: Pick<Bill, 'coupon' | 'delivery'>): boolean {
  if (!coupon) return false
  const borne = delivery?.freeAnyway ? 0 : (delivery?.fee ?? 0)
  return coupon.off > 0 || (coupon.freeDelivery && borne > 0)
}
