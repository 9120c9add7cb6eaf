import type { OrderType } from '../core/order-type.ts'
import type { OrderNotice } from './notice.ts'
import type { OrderStatus } from '../ordering/order-status.ts'

const usual: Readonly<Record<OrderStatus, OrderNotice | undefined>> = {
  callcenter_pending: undefined,
  b2b_pending: undefined,
  created: undefined,
  accepted: 'order-accepted',
  ready: 'order-ready',
  outdelivery: 'order-on-the-way',
  delivered: 'order-delivered',
  canceled: 'order-canceled',
  missed: undefined,
  partially_refunded: undefined,
  refunded: undefined,
  b2b_canceled: undefined,
}

const special: Readonly<Record<OrderType, Readonly<Partial<Record<OrderStatus, OrderNotice | null>>>>> = {
  pickup: {},
  car: { ready: 'order-ready-car' },
  // ready at the branch is no news to one who waits at home
  delivery: { accepted: 'order-accepted-delivery', ready: null },
  // who sits at the table sees the round come
  dinein: { accepted: null, ready: null, delivered: null },
}

/** Takes an order's type and the status that it gets; returns what its guest is told by message, if anything. Rule "Notices". */
export function noticeFor(type: OrderType, to: OrderStatus): OrderNotice | undefined {
  const own = special[type][to]
  return own === null ? undefined : (own ?? usual[to])
}
