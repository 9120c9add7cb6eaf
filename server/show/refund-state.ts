import type { OrderWire } from '#contract/ordering/order.ts'
import type { OrderRow } from '../store/ordering/orders.ts'
import type { RefundRow } from '../store/payments/refunds.ts'

/**
 * Takes a refund; returns how it stands, as it travels: besides its own states `bounced`, done once and its money back at
 * the restaurant since, and `settled`, given to the guest another way after that. Safety 5.
 */
export function refundState({
  state,
  bounced_at,
}: Pick<RefundRow, 'state' | 'bounced_at'>): OrderWire['refunds'][number]['state'] {
  if (bounced_at === null) return state
  return state === 'needs_person' ? 'bounced' : state === 'done' ? 'settled' : state
}

/**
 * Takes a refund, all refunds of its order and the order; returns whether it was refused by its gateway and its money is
 * with nobody but the restaurant since: nothing was sent in its place. As store/waiting-refunds.ts has it. Safety 5.
 */
export function isStillOwed(
  refund: RefundRow,
  all: readonly RefundRow[],
  order: Pick<OrderRow, 'captured' | 'refunding' | 'currency'>,
): boolean {
  if (refund.state !== 'failed') return false
  if (refund.currency === order.currency && order.captured <= order.refunding) return false
  return !all.some(
    (one) =>
      one.attempt_reference === refund.attempt_reference &&
      one.credit_note_id === refund.credit_note_id &&
      one.made_at > refund.made_at,
  )
}
