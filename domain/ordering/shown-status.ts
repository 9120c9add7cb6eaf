import type { Minor } from '../core/money.ts'
import { statusFacts, type OrderStatus } from './order-status.ts'
import type { WayToPay } from '../payments/way-to-pay.ts'

/** What a served order on a company's account is said to be once its company owes less of it, or nothing. Decision 0182. */
export const creditedStatuses = ['partially_credited', 'credited'] as const

/** What an order is said to be: a status, or what of an order that was served its company owes no more. */
export type ShownStatus = OrderStatus | (typeof creditedStatuses)[number]

/** What of an order its shown status is read from; `wallet` in minor units, absent is none. */
export interface EndedOrder {
  readonly status: OrderStatus
  readonly pay_method: WayToPay
  readonly bill: { readonly wallet?: Minor }
  readonly accepted_at: Date | null
  readonly cancel_reason: string | null
}

/**
 * Takes an order; returns what it is said to be. Of one on a company's account no money went back to anyone, unless a wallet
 * paid a part of it: it was cancelled, was missed, or is no longer charged to the company. Spec 4, decision 0182.
 */
export function shownStatus({
  status,
  pay_method,
  bill,
  accepted_at,
  cancel_reason,
}: EndedOrder): ShownStatus {
  if (!statusFacts[status].isRefunded || pay_method !== 'company' || (bill.wallet ?? 0) > 0) return status
  if (cancel_reason !== null) return 'canceled'
  // one that was served was accepted before
  if (accepted_at === null) return 'missed'
  return status === 'refunded' ? 'credited' : 'partially_credited'
}

/**
 * Takes an order; returns what it is said to be to its guest: what a company owes is between it and the restaurant, so that an
 * order that was served stays so. Spec 4, decision 0182.
 */
export function statusForGuest(order: EndedOrder): OrderStatus {
  const shown = shownStatus(order)
  return shown === 'credited' || shown === 'partially_credited' ? 'delivered' : shown
}
