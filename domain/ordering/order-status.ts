import type { OrderType } from '../core/order-type.ts'

/** Every status of spec 4. */
export type OrderStatus =
  | 'callcenter_pending'
  | 'b2b_pending'
  | 'created'
  | 'accepted'
  | 'ready'
  | 'outdelivery'
  | 'delivered'
  | 'canceled'
  | 'missed'
  | 'b2b_canceled'
  | 'partially_refunded'
  | 'refunded'

const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  callcenter_pending: ['created', 'canceled'],
  b2b_pending: ['created', 'b2b_canceled'],
  created: ['accepted', 'canceled', 'missed'],
  accepted: ['ready', 'canceled'],
  ready: ['outdelivery', 'delivered', 'canceled'],
  outdelivery: ['delivered', 'canceled'],
  delivered: ['partially_refunded', 'refunded'],
  canceled: ['partially_refunded', 'refunded'],
  missed: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  b2b_canceled: [],
}

/** Every status, in the order of an order's life. Spec 4. */
export const orderStatuses = Object.keys(next) as OrderStatus[]

/** Undo within five seconds is a transition of its own (rule "Undo"). */
const undo: Readonly<Partial<Record<OrderStatus, readonly OrderStatus[]>>> = {
  ready: ['accepted'],
  delivered: ['ready', 'outdelivery'],
}

/**
 * Takes the present and the wanted status and the order's type; returns whether that step is allowed.
 * Only a delivery goes out for delivery. Rule "Order statuses", spec 4.
 */
export function mayBecome(from: OrderStatus, to: OrderStatus, type: OrderType): boolean {
  if (to === 'outdelivery' && type !== 'delivery') return false
  return next[from].includes(to)
}

/**
 * Takes an order's status and type; returns whether its promised time may be moved: from acceptance until it is ready, a
 * delivery's until it is there. Rule "Promised time".
 */
export function mayPromise(status: OrderStatus, type: OrderType): boolean {
  return status === 'accepted' || (type === 'delivery' && (status === 'ready' || status === 'outdelivery'))
}

/** Takes an order's status; returns whether staff may move an order for later to another slot: until it is made. Rule "Orders for later". */
export function mayMoveSlot(status: OrderStatus): boolean {
  return status === 'created' || status === 'accepted'
}

/** Takes the present and the wanted status; returns whether undoing within five seconds may lead there. Rule "Undo". */
export function mayUndo(from: OrderStatus, to: OrderStatus): boolean {
  return undo[from]?.includes(to) ?? false
}

/** Takes a cancelled order's reason; returns whether late money may bring the order back to `created`. Rule "Late payments". */
export function mayRevive(from: OrderStatus, reason: string | null): boolean {
  return from === 'canceled' && reason === 'payment-expired'
}

const unserved: readonly OrderStatus[] = ['canceled', 'missed', 'b2b_canceled']

/**
 * Takes an order's status and whether it was handed over; returns whether it ended without being served: money that went back
 * stands in the place of its end and says nothing of the meal. Spec 4, rule "When an order ends".
 */
export function endedUnserved(status: OrderStatus, handedOver: boolean): boolean {
  if (unserved.includes(status)) return true
  return (status === 'refunded' || status === 'partially_refunded') && !handedOver
}

/**
 * Takes an ended order's status and sums (minor units); returns the status that its confirmed refunds give it, else
 * the same. An order that never was created (no number) shows its end, not a refund of what was not sold. Safety 5.
 */
export function statusAfterRefunds(order: {
  status: OrderStatus
  number: number | null
  captured: number
  refunded: number
}): OrderStatus {
  if (order.refunded <= 0 || order.number === null) return order.status
  const to = order.refunded >= order.captured ? 'refunded' : 'partially_refunded'
  return next[order.status].includes(to) ? to : order.status
}

/** The tenant message key of a status (spec 4, so spelled); none for statuses shown by their raw name. */
export const statusMessageKey: Readonly<Partial<Record<OrderStatus, string>>> = {
  created: 'submitted',
  accepted: 'in_kichen',
  ready: 'ready',
  outdelivery: 'in_route',
  delivered: 'completed',
  canceled: 'canceled',
  missed: 'missed',
}
