import type { Minor } from './money.ts'

/** What of an order row says whether its money was for something. */
export interface SoldRow {
  /** Given when the order is created; rows that are a payment alone have none. */
  readonly number: number | null
  readonly kind: string
  readonly delivered_at: Date | null
}

/**
 * Takes an order row; returns whether it is a sale of its own, which an invoice stands for and credit notes take back: an
 * order that was created, what was paid of a table's bill, or a reservation's deposit. Other money that came was for
 * nothing, or is another order's. Safety 5, 6.
 */
export function wasSold({ number, kind, delivered_at }: SoldRow): boolean {
  return number !== null || (paidSales.includes(kind) && delivered_at !== null)
}

const paidSales: readonly string[] = ['table_share', 'reservation']

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
  if (row.kind === 'table_round') return false
  if (row.kind === 'wallet_topup' && row.status === 'delivered') return false
  if (row.payment_state !== 'paid') return row.payment_state === 'closed' && held
  return held || (wasSold(row) && row.returned < row.value)
}
