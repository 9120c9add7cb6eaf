import { kindsWith, kindsWithout, orderKinds, type OrderKind } from '../ordering/order-kind.ts'
import { endedUnserved, type OrderStatus } from '../ordering/order-status.ts'

/** What of an order row decides whether a day's report counts it, and as what. */
export interface SaleRow {
  /** Given when the order is created; rows that are a payment alone have none. */
  readonly number: number | null
  readonly kind: OrderKind
  readonly status: OrderStatus
  readonly delivered_at: Date | null
}

/** How a report counts a row. */
export interface CountedSale {
  /** One more order. */
  readonly isOrder: boolean
  /** One more order that was cancelled or missed, also where a refund has taken the status' place. */
  readonly isLost: boolean
  /** Its sums are sales. */
  readonly isSale: boolean
}

/**
 * Takes an order row; returns how the report of its day counts it, or undefined for a row that the report does not look at:
 * it is an order (it has a number), or a payment that is a sale of its own and was made. What was cancelled or missed is no
 * sale; a payment is a sale and no order. Safety 5, 6, decision 0039.
 */
export function countedSale(row: SaleRow): CountedSale | undefined {
  const isOrder = row.number !== null
  const isPaid = orderKinds[row.kind].isSoldByPayment && row.delivered_at !== null
  if (!isOrder && !isPaid) return undefined
  const isLost = endedUnserved(row.status, row.delivered_at !== null)
  return { isOrder: isOrder && !isLost, isLost: isOrder && isLost, isSale: !isLost }
}

/** What of a row's bill is summed: all of it; its dishes and reductions, since other rows bring its money; its money alone. */
export type CountedBill = 'whole' | 'dishes' | 'payment'

/**
 * Of a table, its rounds are the orders, with the dishes and with what the table's bill has allotted to them; sales and VAT
 * are those of the payments, which have the invoices. A deposit is a sale and no order.
 */
export const countedBills: Readonly<Record<OrderKind, CountedBill>> = {
  order: 'whole',
  table_round: 'dishes',
  table_share: 'payment',
  group_share: 'payment',
  wallet_topup: 'payment',
  reservation: 'payment',
  order_more: 'payment',
}

/** Takes what of a row's bill is summed; returns the kinds of such rows. */
export function kindsCounted(as: CountedBill): readonly OrderKind[] {
  return [...kindsWith('isCooked'), ...kindsWithout('isCooked')].filter((kind) => countedBills[kind] === as)
}

/** Takes an order row; returns whether its total counts in what the board calls the day's sales. */
export function isDaySale(row: SaleRow): boolean {
  return (countedSale(row)?.isSale ?? false) && countedBills[row.kind] !== 'dishes'
}
