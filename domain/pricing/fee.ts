import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { OrderType } from '../core/order-type.ts'
import { shareOf, type Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'
import type { BillFee } from './bill.ts'
import { isPicked, type CouponLine, type Picks } from './coupon-benefit.ts'
import { ownTax } from './line-tax.ts'

/** What a fee costs: an amount for the order or for each piece that it is about, or a share of what those cost. */
export type FeeCharge =
  | { readonly kind: 'order' | 'piece'; readonly amount: Minor }
  | { readonly kind: 'share'; readonly basisPoints: number }

/** A fee of the owner's own: a bag, a small order, tobacco, the municipality. In the tenant's way, with VAT in it or without. */
export interface Fee {
  readonly id: string
  readonly name: Words
  readonly charge: FeeCharge
  /** Ways to order that bear it, at least one. Tables bear none: they have the service charge. */
  readonly types: readonly OrderType[]
  /** Branches that ask for it; none = all. */
  readonly branchIds: readonly string[]
  /** Only while the food after the coupon costs less than this, minor units; none = always. */
  readonly below?: Minor
  /** Only for these dishes; none = for all. */
  readonly on?: Picks
  /** How it is taxed where that is not as the restaurant's rate says. */
  readonly tax?: TaxCategory
  readonly active: boolean
}

/** Ways to order that a fee can be asked for. */
export const feeTypes = ['pickup', 'car', 'delivery'] as const satisfies readonly OrderType[]

/** Takes the owner's fees, a branch and a way to order; returns those that are asked for there, in their order. */
export function feesAt(
  fees: readonly Fee[],
  { branchId, type }: { readonly branchId: string; readonly type: OrderType },
): readonly Fee[] {
  return fees.filter(
    (fee) =>
      fee.active &&
      fee.types.includes(type) &&
      (fee.branchIds.length === 0 || fee.branchIds.includes(branchId)),
  )
}

/** A line as a fee sees it, amounts after product discounts and coupon, and after points too. */
export interface FeeLine extends CouponLine {
  readonly afterCoupon: Minor
  readonly net: Minor
}

/**
 * Takes fees, the lines and the restaurant's rate of VAT (basis points); returns what each fee asks for, minor units, those
 * that ask for nothing left out. A share is one of what its dishes cost after coupon and points; a limit looks at the food
 * after the coupon, as a delivery zone's does (safety 7).
 */
export function feesOf(
  fees: readonly Fee[],
  lines: readonly FeeLine[],
  vatBasisPoints: number,
): readonly Pick<BillFee, 'feeId' | 'name' | 'amount' | 'tax'>[] {
  const food = lines.reduce((sum, line) => sum + line.afterCoupon, 0)
  return fees.flatMap(({ id, name, charge, below, on, tax }) => {
    if (below !== undefined && food >= below) return []
    const meant = lines.filter((line) => isPicked(line, on))
    if (meant.length === 0) return []
    const sum = (of: (line: FeeLine) => number) => meant.reduce((total, line) => total + of(line), 0)
    const amount =
      charge.kind === 'share'
        ? shareOf(
            sum((line) => line.net),
            charge.basisPoints,
          )
        : charge.amount * (charge.kind === 'piece' ? sum((line) => line.quantity) : 1)
    const own = ownTax(tax, vatBasisPoints)
    return amount > 0 ? [{ feeId: id, name, amount, ...(own && { tax: own }) }] : []
  })
}
