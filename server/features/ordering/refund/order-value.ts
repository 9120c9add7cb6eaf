import type { Minor } from '#domain/money.ts'
import type { OrderRow } from '#server/store/orders.ts'

/** Takes an order; returns all that was given for it, minor units: money and what points took off. */
export function valueOf({ bill }: Pick<OrderRow, 'bill'>): Minor {
  return bill.total + (bill.points?.off ?? 0)
}

/**
 * Takes an order; returns its value and what of it is back for certain, minor units, as statusAfterRefunds() reads them:
 * what a gateway has not confirmed yet does not count. Safety 5.
 */
export function refundedValue(
  order: Pick<OrderRow, 'bill' | 'status' | 'number' | 'returned' | 'refunding' | 'refunded'>,
): { status: OrderRow['status']; number: number | null; captured: Minor; refunded: Minor } {
  const { status, number, returned, refunding, refunded } = order
  return {
    status,
    number,
    captured: valueOf(order),
    refunded: Math.max(0, returned - (refunding - refunded)),
  }
}
