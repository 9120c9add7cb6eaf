import type { Bill } from '../pricing/bill.ts'
import type { Minor } from '../core/money.ts'
import type { OrderStatus } from './order-status.ts'

/** Takes an order; returns all that is given for it, minor units: money and what points took off. */
export function valueOf({ bill }: { readonly bill: Pick<Bill, 'total' | 'points'> }): Minor {
  return bill.total + (bill.points?.off ?? 0)
}

/** How much of what was given for an order is back, of how much; minor units. */
export interface ValueBack {
  readonly returned: Minor
  readonly value: Minor
}

/**
 * Takes an order and what of its deposits is back, minor units; returns how much of what earns is back, of how much:
 * deposits earn nothing, so that one which is brought back takes nothing of what the order earned. Safety 7.
 */
export function earningBack(
  {
    bill,
    returned,
  }: { readonly bill: Pick<Bill, 'total' | 'points' | 'deposits'>; readonly returned: Minor },
  depositsBack: Minor,
): ValueBack {
  return { returned: Math.max(0, returned - depositsBack), value: valueOf({ bill }) - (bill.deposits ?? 0) }
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
