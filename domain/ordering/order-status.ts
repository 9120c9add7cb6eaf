// How to add a status: docs/recipes.md "An order status".
import type { OrderType } from '../core/order-type.ts'

/** Every status, in the order of an order's life. Spec 4. */
export const orderStatuses = [
  'callcenter_pending',
  'b2b_pending',
  'created',
  'accepted',
  'ready',
  'outdelivery',
  'delivered',
  'canceled',
  'missed',
  'partially_refunded',
  'refunded',
  'b2b_canceled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

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

/** What is asked of a status in more than one place. */
export interface StatusFacts {
  /** It waits for its payment or for its company: nobody works on it, nothing is sold yet. */
  readonly isWaiting: boolean
  /** The restaurant has it: it is on the board. */
  readonly isOpen: boolean
  /** From acceptance until it is handed over. */
  readonly isAccepted: boolean
  /** Placed and not made: the kitchen's load; staff can still move it to another slot. */
  readonly isUnmade: boolean
  /** Placed, and still at the branch. */
  readonly isAtBranch: boolean
  /** A step of the way that its guest follows. */
  readonly isStep: boolean
  readonly isEnded: boolean
  /** It ended without being served, and says so itself. */
  readonly isLost: boolean
  /** Money that went back stands in the place of its end. */
  readonly isRefunded: boolean
  /** It was served, or is refunded and only its moments say whether it was. */
  readonly mayBeServed: boolean
}

const none: StatusFacts = {
  isWaiting: false,
  isOpen: false,
  isAccepted: false,
  isUnmade: false,
  isAtBranch: false,
  isStep: false,
  isEnded: false,
  isLost: false,
  isRefunded: false,
  mayBeServed: false,
}
const waiting: StatusFacts = { ...none, isWaiting: true }
const open: StatusFacts = { ...none, isOpen: true, isStep: true }
const lost: StatusFacts = { ...none, isEnded: true, isLost: true }
const refunded: StatusFacts = { ...none, isEnded: true, isRefunded: true, mayBeServed: true }

/** The one place that says which statuses belong together; statements build their lists from it (server/store/ordering/status-sql.ts). */
export const statusFacts: Readonly<Record<OrderStatus, StatusFacts>> = {
  callcenter_pending: waiting,
  b2b_pending: waiting,
  created: { ...open, isUnmade: true, isAtBranch: true },
  accepted: { ...open, isAccepted: true, isUnmade: true, isAtBranch: true },
  ready: { ...open, isAccepted: true, isAtBranch: true },
  outdelivery: { ...open, isAccepted: true },
  delivered: { ...none, isStep: true, isEnded: true, mayBeServed: true },
  canceled: lost,
  missed: lost,
  partially_refunded: refunded,
  refunded,
  b2b_canceled: lost,
}

/** Takes a fact; returns the statuses of which it is true, in the order of an order's life. */
export function statusesWith(fact: keyof StatusFacts): readonly OrderStatus[] {
  return orderStatuses.filter((status) => statusFacts[status][fact])
}

/** Takes a type; returns the steps that such an order goes through for its guest, first to last. Spec 4. */
export function stepsOf(type: OrderType): readonly OrderStatus[] {
  return statusesWith('isStep').filter((status) => type === 'delivery' || status !== 'outdelivery')
}

/** What staff, a till or another program do to bring an order into a status; undefined where no act of theirs leads. */
export const actInto = {
  callcenter_pending: undefined,
  b2b_pending: undefined,
  created: undefined,
  accepted: 'accept',
  ready: 'ready',
  outdelivery: 'send_out',
  delivered: 'hand_over',
  canceled: 'cancel',
  missed: undefined,
  partially_refunded: undefined,
  refunded: undefined,
  b2b_canceled: undefined,
} as const satisfies Readonly<Record<OrderStatus, string | undefined>>

/** Undo within five seconds is a transition of its own (rule "Undo"). */
const undo: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  callcenter_pending: [],
  b2b_pending: [],
  created: [],
  accepted: [],
  ready: ['accepted'],
  outdelivery: [],
  delivered: ['ready', 'outdelivery'],
  canceled: [],
  missed: [],
  partially_refunded: [],
  refunded: [],
  b2b_canceled: [],
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
  const { isAccepted, isUnmade } = statusFacts[status]
  return isAccepted && (isUnmade || type === 'delivery')
}

/** Takes an order's status; returns whether staff may move an order for later to another slot: until it is made. Rule "Orders for later". */
export function mayMoveSlot(status: OrderStatus): boolean {
  return statusFacts[status].isUnmade
}

/** Takes the present and the wanted status; returns whether undoing within five seconds may lead there. Rule "Undo". */
export function mayUndo(from: OrderStatus, to: OrderStatus): boolean {
  return undo[from].includes(to)
}

/** Takes a status; returns whether the step that led there can be undone within five seconds. Rule "Undo". */
export function mayBeUndone(status: OrderStatus): boolean {
  return undo[status].length > 0
}

/** Takes a cancelled order's reason; returns whether late money may bring the order back to `created`. Rule "Late payments". */
export function mayRevive(from: OrderStatus, reason: string | null): boolean {
  return from === 'canceled' && reason === 'payment-expired'
}

/**
 * Takes an order's status and whether it was handed over; returns whether it ended without being served: money that went back
 * stands in the place of its end and says nothing of the meal. Spec 4, rule "When an order ends".
 */
export function endedUnserved(status: OrderStatus, handedOver: boolean): boolean {
  const { isLost, isRefunded } = statusFacts[status]
  return isLost || (isRefunded && !handedOver)
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

/** The tenant message key of a status (spec 4, so spelled); undefined for statuses shown by words of the product. */
export const statusMessageKey: Readonly<Record<OrderStatus, string | undefined>> = {
  callcenter_pending: undefined,
  b2b_pending: undefined,
  created: 'submitted',
  accepted: 'in_kichen',
  ready: 'ready',
  outdelivery: 'in_route',
  delivered: 'completed',
  canceled: 'canceled',
  missed: 'missed',
  partially_refunded: undefined,
  refunded: undefined,
  b2b_canceled: undefined,
}
