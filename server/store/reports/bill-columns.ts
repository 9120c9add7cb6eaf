import type { BillRowKey } from '#domain/pricing/bill-rows.ts'
import type { Schema } from '../schema.generated.ts'

/** A column of `sales_hours`, and the path of its amount in an order's stored bill. */
export type BillColumn = { readonly column: keyof Schema['sales_hours']; readonly path: readonly string[] }

/** What of each row of a bill the hours of sales keep; null: another column already says it, or nobody reports it. */
const columns: Readonly<Record<BillRowKey, BillColumn | null>> = {
  subtotal: null,
  discount: { column: 'discount', path: ['discount'] },
  coupon: { column: 'coupon', path: ['coupon', 'off'] },
  points: { column: 'points', path: ['points', 'off'] },
  delivery: { column: 'delivery', path: ['delivery', 'amount'] },
  fees: { column: 'fees', path: ['fees', 'amount'] },
  service: { column: 'service', path: ['service', 'amount'] },
  taxable: null,
  vat: { column: 'vat', path: ['vat'] },
  deposits: { column: 'deposits', path: ['deposits'] },
  total: { column: 'total', path: ['total'] },
  wallet: { column: 'wallet', path: ['wallet'] },
  toPay: null,
}

/** The amounts of a bill that an hour of sales sums: `food`, which is no row of it, and the rows that have a column. */
export const billColumns: readonly BillColumn[] = [
  { column: 'food', path: ['food'] },
  ...Object.values(columns).filter((one) => one !== null),
]
