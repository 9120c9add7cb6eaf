import type { OrderWire } from '#contract/ordering/order.ts'

type Money = Pick<OrderWire, 'payment_state' | 'on_account'> & {
  readonly bill: Pick<OrderWire['bill'], 'wallet' | 'total'>
}

/** Takes an order; returns whether money of its guest is in it: neither what a company owes nor what is due at hand-over is. */
export function guestHasPaid({ payment_state, on_account, bill }: Money): boolean {
  const paid = payment_state === 'paid' && !on_account && Number(bill.total) > 0
  return paid || Number(bill.wallet) > 0
}
