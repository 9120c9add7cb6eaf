import type { OrderType } from '../core/order-type.ts'
import { mayBecome, type OrderStatus } from '../ordering/order-status.ts'

/** How an order stands at the till, in our own words; `returned` is money, which goes back by staff alone. */
export type PosStatus = 'pending' | 'accepted' | 'ready' | 'out' | 'delivered' | 'declined' | 'returned'

/** A step that staff could take too. */
export type PosStep = 'accept' | 'ready' | 'send_out' | 'hand_over' | 'cancel'

const target: Readonly<Partial<Record<PosStatus, OrderStatus>>> = {
  accepted: 'accepted',
  ready: 'ready',
  out: 'outdelivery',
  delivered: 'delivered',
  declined: 'canceled',
}

const stepTo: Readonly<Partial<Record<OrderStatus, PosStep>>> = {
  accepted: 'accept',
  ready: 'ready',
  outdelivery: 'send_out',
  delivered: 'hand_over',
  canceled: 'cancel',
}

const line: readonly OrderStatus[] = ['created', 'accepted', 'ready', 'outdelivery', 'delivered']

/**
 * Takes how an order stands here and at the till; returns the steps that lead it there, each allowed by the table of
 * statuses; none when it is there already, further on, or cannot get there. Rule "Order statuses".
 */
export function stepsToPos(from: OrderStatus, type: OrderType, pos: PosStatus): readonly PosStep[] {
  const to = target[pos]
  if (!to) return []
  if (to === 'canceled') return mayBecome(from, 'canceled', type) ? ['cancel'] : []
  const [at, end] = [line.indexOf(from), line.indexOf(to)]
  if (at < 0) return []
  return line
    .slice(at + 1, end + 1)
    .filter((status) => status !== 'outdelivery' || type === 'delivery')
    .flatMap((status) => stepTo[status] ?? [])
}
