import { parseAmount, type Minor } from '#domain/core/money.ts'
import { rowsOfAmounts, type BillRow, type BillRowKey } from '#domain/pricing/bill-rows.ts'
import type { BillSumsWire } from './cart.ts'

type AmountField = Exclude<
  {
    [Field in keyof BillSumsWire]-?: Required<BillSumsWire>[Field] extends string ? Field : never
  }[keyof BillSumsWire],
  'currency' | 'coupon_name' | 'service_percent' | 'vat_percent'
>

/** In which field of a bill on the wire each row's amount travels. */
export const billRowFields = {
  subtotal: 'subtotal',
  discount: 'discount',
  coupon: 'coupon',
  points: 'points',
  delivery: 'delivery_fee',
  fees: 'fees',
  service: 'service_charge',
  taxable: 'taxable',
  vat: 'vat',
  deposits: 'deposits',
  total: 'total',
  wallet: 'wallet',
  toPay: 'to_pay',
} as const satisfies { readonly [Key in BillRowKey]: AmountField }

/** What of a bill on the wire its rows are made of. */
export type BillAmountsWire = Pick<BillSumsWire, AmountField | 'prices_include_vat'>

/** Takes a bill as it travels; returns its rows, minor units, as the calculator orders them (domain/pricing/bill-rows.ts). */
export function rowsOfWire(bill: BillAmountsWire): readonly BillRow[] {
  const of = (key: BillRowKey): Minor => parseAmount(bill[billRowFields[key]] ?? '') ?? 0
  return rowsOfAmounts({
    subtotal: of('subtotal'),
    discount: of('discount'),
    coupon: of('coupon'),
    points: of('points'),
    delivery: of('delivery'),
    fees: of('fees'),
    service: of('service'),
    taxable: of('taxable'),
    vat: of('vat'),
    deposits: of('deposits'),
    total: of('total'),
    wallet: of('wallet'),
    toPay: of('toPay'),
    pricesIncludeVat: bill.prices_include_vat,
  })
}
