import type { OrderWire } from '#contract/ordering/order.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'

/** Decimal strings; none for nothing. */
export interface RefundSums {
  readonly done?: string
  readonly underWay?: string
  /** The card did not keep it: the restaurant has it again. */
  readonly bounced?: string
  /** Given another way. */
  readonly settled?: string
}

const places: Readonly<Partial<Record<OrderWire['refunds'][number]['state'], keyof RefundSums>>> = {
  done: 'done',
  bounced: 'bounced',
  settled: 'settled',
}

/**
 * Takes an order's refunds; returns what has gone back, what is on its way, what came back to the restaurant and what it
 * gave another way. One that failed at the gateway is still owed: staff finish it by hand. Safety 5.
 */
export function refundSums({ refunds }: Pick<OrderWire, 'refunds'>): RefundSums {
  const sums = new Map<keyof RefundSums, number>()
  for (const { amount, state } of refunds) {
    const place = places[state] ?? 'underWay'
    sums.set(place, (sums.get(place) ?? 0) + (parseAmount(amount) ?? 0))
  }
  return Object.fromEntries(
    [...sums].filter(([, sum]) => sum > 0).map(([place, sum]) => [place, toDecimal(sum)]),
  )
}
