import type { OrderType } from '../core/order-type.ts'
import { openSpans, type OpeningPlan } from './opening.ts'

/** What is sold for later: an order type (undefined = a table) and its start, UTC ms. */
export interface SoldTime {
  readonly type: OrderType | undefined
  readonly at: number
}

/** Takes a plan and what is sold for later; returns whether the branch is closed for it then, by hours, exceptions or pauses. */
export function isOutsideHours(plan: OpeningPlan, { type, at }: SoldTime): boolean {
  const spans = openSpans(plan, type, { start: at, end: at + 1 })
  return !spans.some(({ start, end }) => start <= at && at < end)
}

/**
 * Takes a plan, the one that is to take its place, and what is sold for later; returns what lies within the first and
 * outside the second. Rule "Hours of what is sold".
 */
export function fallenOutside<T extends SoldTime>(
  before: OpeningPlan,
  after: OpeningPlan,
  sold: readonly T[],
): T[] {
  return sold.filter((one) => isOutsideHours(after, one) && !isOutsideHours(before, one))
}
