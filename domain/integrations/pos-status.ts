import type { OrderType } from '../core/order-type.ts'
import { actInto, mayBecome, stepsOf, type OrderStatus } from '../ordering/order-status.ts'

/** How an order stands at the till, in our own words; `returned` is money, which goes back by staff alone. */
export type PosStatus = 'pending' | 'accepted' | 'ready' | 'out' | 'delivered' | 'declined' | 'returned'

/** A step that staff could take too. */
export type PosStep = NonNullable<(typeof actInto)[OrderStatus]>

const target: Readonly<Record<PosStatus, OrderStatus | undefined>> = {
  pending: undefined,
  accepted: 'accepted',
  ready: 'ready',
  out: 'outdelivery',
  delivered: 'delivered',
  declined: 'canceled',
  returned: undefined,
}

/**
 * Takes how an order stands here and at the till; returns the steps that lead it there, each allowed by the table of
 * statuses; none when it is there already, further on, or cannot get there. Rule "Order statuses".
 */
export function stepsToPos(from: OrderStatus, type: OrderType, pos: PosStatus): readonly PosStep[] {
  const to = target[pos]
  if (!to) return []
  if (to === 'canceled') return mayBecome(from, 'canceled', type) ? ['cancel'] : []
  const line = stepsOf('delivery')
  const [at, end] = [line.indexOf(from), line.indexOf(to)]
  if (at < 0) return []
  return line
    .slice(at + 1, end + 1)
    .filter((status) => status !== 'outdelivery' || type === 'delivery')
    .flatMap((status) => actInto[status] ?? [])
}
