import type { OrderWire } from '#contract/order.ts'
import { endedUnserved } from '#domain/order-status.ts'

/** Takes an order; returns whether its own browser still waits for it. A round of a table is followed at the table. */
export function isUnderWay({
  mine,
  type,
  status,
  timeline,
}: Pick<OrderWire, 'mine' | 'type' | 'status' | 'timeline'>): boolean {
  const served = timeline.at(-1)?.done === true
  return mine && type !== 'dinein' && !served && !endedUnserved(status, served)
}
