import type { Minor } from '../core/money.ts'
import { orderKinds, type OrderKind } from './order-kind.ts'

/** What of an order row says whether its money was for something. */
export interface SoldRow {
  /** Given when the order is created; rows that are a payment alone have none. */
  readonly number: number | null
  readonly kind: OrderKind
  readonly delivered_at: Date | null
}

/**
 * Takes an order row; returns whether it is a sale of its own, which an invoice stands for and credit notes take back: an
 * order that was created, what was paid of a table's bill, or a reservation's deposit. Other money that came was for
 * nothing, or is another order's. Safety 5, 6.
 */
export function wasSold({ number, kind, delivered_at }: SoldRow): boolean {
  return number !== null || (orderKinds[kind].isSoldByPayment && delivered_at !== null)
}

/** The sums of a row besides. Minor units; `value` is all that was given for it. */
export interface PaidRow extends SoldRow {
  readonly status: string
  readonly payment_state: string
  readonly captured: Minor
  readonly refunding: Minor
  readonly returned: Minor
  readonly value: Minor
}

/**
 * Takes an order row and its sums; returns whether staff may give something of it back. A round's money is its table's, a
 * top-up's is in the wallet, and what never was a sale goes back only where a card was charged and nothing is on its way.
 * Safety 5.
 */
export function mayRefund(row: PaidRow): boolean {
  const held = row.captured > row.refunding
  if (orderKinds[row.kind].isPaidByOthers) return false
  if (orderKinds[row.kind].isInWallet && row.status === 'delivered') return false
  if (row.payment_state !== 'paid') return row.payment_state === 'closed' && held
  return held || (wasSold(row) && row.returned < row.value)
}

/** The sums of an order row by which cancelling it gives back what its guest gave. Minor units. */
export interface CancelRow extends PaidRow {
  readonly pay_method: string
  readonly bill: { readonly wallet?: Minor; readonly points?: unknown }
}

/**
 * Takes an order row; returns whether ending it gives back what was given for it: money that was paid, the wallet's part,
 * points, what stands on a company's account. Before it is accepted staff may always reject it; from then on that is a
 * refund, and needs its right (decision 0202). Rule "Refunds", rule "Roles".
 */
export function cancelRefunds(row: CancelRow): boolean {
  if (row.status === 'created') return false
  const drawn = (row.bill.wallet ?? 0) > 0 || row.bill.points !== undefined || row.pay_method === 'company'
  return mayRefund(row) || (drawn && !orderKinds[row.kind].isPaidByOthers && row.returned < row.value)
}
