import type { BillRowKey } from '#domain/pricing/bill-rows.ts'
import type { ReportWire } from './reports.ts'

/** In which sum of a report each row of a bill is; undefined: in none of its own (what is left to pay is told by how it was paid). */
export const salesSumOfRow = {
  // after product discounts
  subtotal: 'food',
  discount: 'discount',
  coupon: 'coupon',
  points: 'points',
  delivery: 'delivery',
  fees: 'fees',
  service: 'service',
  taxable: undefined,
  vat: 'vat',
  deposits: 'deposits',
  total: 'total',
  wallet: 'wallet',
  toPay: undefined,
} as const satisfies Readonly<Record<BillRowKey, keyof ReportWire['sums'] | undefined>>
