import type { OrderWire } from '#contract/ordering/order.ts'
import { endedUnserved } from '#domain/ordering/order-status.ts'

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

/** Takes an order; returns whether it is ready and its guest comes for it. What a driver brings needs nobody. */
export function isToCollect({ type, status }: Pick<OrderWire, 'type' | 'status'>): boolean {
  return status === 'ready' && type !== 'delivery'
}
