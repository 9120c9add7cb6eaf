import type { Bill } from '../pricing/bill.ts'
import type { Minor } from '../core/money.ts'

/** What an order's food earns; all zero = nothing. Rule "Earning points". */
export interface EarningRules {
  /** Points for each whole unit of money. */
  readonly perUnit: number
  /** From what food on, minor units. */
  readonly from: Minor
}

/**
 * Takes a bill and the rules; returns the points that it earns when it is delivered: of the food after product discounts,
 * coupon and points; never of delivery, service, VAT on top or deposits. Rule "Earning points", safety 7.
 */
export function earnedPoints(
  bill: Pick<Bill, 'food' | 'coupon' | 'points'>,
  { perUnit, from }: EarningRules,
): number {
  const base = earningBase(bill)
  return base < from ? 0 : Math.floor(base / 100) * perUnit
}

/** Takes a bill; returns what of it earns and counts as spent, minor units: food after product discounts, coupon and points. Safety 7. */
export function earningBase({ food, coupon, points }: Pick<Bill, 'food' | 'coupon' | 'points'>): Minor {
  return food - (coupon?.off ?? 0) - (points?.off ?? 0)
}

/**
 * Takes what an order earned, what of its value is back and all of it (minor units); returns how many points are taken
 * back by then: rounded down, all of them at the end. Rule "Taking back what was earned", safety 6.
 */
export function earnedBack(earned: number, returned: Minor, value: Minor): number {
  if (value <= 0 || returned >= value) return earned
  return Number((BigInt(earned) * BigInt(returned)) / BigInt(value))
}
