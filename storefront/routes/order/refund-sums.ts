import type { OrderWire } from '#contract/order.ts'
import { parseAmount, toDecimal } from '#domain/money.ts'

/**
 * Takes an order's refunds; returns what has gone back and what is on its way, as decimal strings; undefined for
 * nothing. One that failed at the gateway is still owed: staff finish it by hand. Safety 5.
 */
export function refundSums({ refunds }: Pick<OrderWire, 'refunds'>): { done?: string; underWay?: string } {
  const sum = (wanted: boolean) =>
    refunds.reduce(
      (total, { amount, state }) =>
        (state === 'done') === wanted ? total + (parseAmount(amount) ?? 0) : total,
      0,
    )
  const done = sum(true)
  const underWay = sum(false)
  return {
    ...(done > 0 && { done: toDecimal(done) }),
    ...(underWay > 0 && { underWay: toDecimal(underWay) }),
  }
}
