import type { TicketWire } from '#contract/staff.ts'
import { parseAmount } from '#domain/money.ts'
import type { OrderStatus } from '#domain/order-status.ts'

/** What a ticket is said to be: a status, or what of an order that was served its company owes no more. */
export type ShownStatus = OrderStatus | 'credited' | 'partially_credited'

/**
 * Takes a ticket; returns what it is said to be. Of one on a company's account no money went back to anyone, unless a wallet
 * paid a part of it: it was cancelled, was missed, or is no longer charged.
 */
export function shownStatus({
  status,
  pay_method,
  sums,
  accepted_at,
  cancel_reason,
}: Pick<TicketWire, 'status' | 'pay_method' | 'sums' | 'accepted_at' | 'cancel_reason'>): ShownStatus {
  const isRefunded = status === 'refunded' || status === 'partially_refunded'
  if (!isRefunded || pay_method !== 'company' || (parseAmount(sums?.wallet ?? '0.00') ?? 0) > 0) return status
  if (cancel_reason !== null) return 'canceled'
  // one that was served was accepted before
  if (accepted_at === null) return 'missed'
  return status === 'refunded' ? 'credited' : 'partially_credited'
}
