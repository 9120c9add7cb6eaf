import type { Bill } from './bill.ts'
import type { Minor } from './money.ts'
import type { OrderStatus } from './order-status.ts'

/** Takes an order; returns all that is given for it, minor units: money and what points took off. */
export function valueOf({ bill }: { readonly bill: Pick<Bill, 'total' | 'points'> }): Minor {
  return bill.total + (bill.points?.off ?? 0)
}

/** What of an order its confirmed refunds are read from; sums in minor units. */
export interface RefundedOrder {
  readonly bill: Pick<Bill, 'total' | 'points' | 'toPay'>
  readonly status: OrderStatus
  readonly number: number | null
  readonly payment_state: 'due' | 'pending' | 'paid' | 'closed'
  readonly returned: Minor
  readonly refunding: Minor
  readonly refunded: Minor
}

/**
 * Takes an order; returns what was given for it and what of that is back for certain, minor units, as statusAfterRefunds()
 * reads them: what was to be paid at hand-over and never was is neither, and what a gateway has not confirmed yet does not
 * count. Safety 5.
 */
export function refundedValue(order: RefundedOrder): {
  status: OrderStatus
  number: number | null
  captured: Minor
  refunded: Minor
} {
  const { status, number, returned, refunding, refunded } = order
  const unpaid = order.payment_state === 'due' ? order.bill.toPay : 0
  return {
    status,
    number,
    captured: valueOf(order) - unpaid,
    refunded: Math.max(0, returned - unpaid - (refunding - refunded)),
  }
}
