import type { HeadersArgs } from 'react-router'
import type { OrderWire } from '#contract/ordering/order.ts'
import { keepOrderUntil } from '#domain/ordering/keep-order.ts'

/** Takes an order; returns the headers by which the service worker may keep its page, for the one who placed it alone. */
export function keepHeaders(order: OrderWire): { headers: Record<string, string> } {
  if (!order.mine) return { headers: {} }
  const moments = [order.placed_at, ...order.timeline.flatMap(({ at }) => at ?? [])]
  return { headers: { 'x-keep-order': String(keepOrderUntil(order.status, moments)) } }
}

/** Of a page: what its loader says. */
export function passHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}
