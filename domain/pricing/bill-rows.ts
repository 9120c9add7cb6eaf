import type { Bill } from './bill.ts'
import type { Minor } from '../core/money.ts'

/** What of a bill is no row of it: what it is about, its rates, and `food`, which is `subtotal` less `discount`. */
type NoRow = 'currency' | 'lines' | 'count' | 'food' | 'vatBasisPoints' | 'pricesIncludeVat'

/** The rows of a bill. A new amount of `Bill` is one of them by itself, and each place that draws rows must say how. */
export type BillRowKey = Exclude<keyof Bill, NoRow>

/**
 * How a row counts. Up to the total: `taxed` stands in the base of the VAT, `tax` is the VAT, `untaxed` comes after it,
 * `told` is only said. Then the `total`, what a `tender` other than card or cash pays of it, and the `rest`.
 */
export type BillRowKind = 'taxed' | 'told' | 'tax' | 'untaxed' | 'total' | 'tender' | 'rest'

/** One row of a bill. */
export interface BillRow {
  readonly key: BillRowKey
  readonly kind: BillRowKind
  /** Whether it adds to the sum, takes off it, or is only said (0): VAT inside the prices adds nothing. */
  readonly sign: 1 | -1 | 0
  /** Never below nought; minor units. 0 = this bill has no such row. */
  readonly amount: Minor
}

/** The amount of each row, minor units, and whether the prices have VAT in them. */
export type BillAmounts = Readonly<Record<BillRowKey, Minor>> & Pick<Bill, 'pricesIncludeVat'>

type Counted = { readonly [Key in BillRowKey]: Pick<BillRow, 'kind' | 'sign'> & { readonly key: Key } }

/** How each row counts, in the order in which people read them: this order is the calculator's. */
const counted: Counted = {
  subtotal: { key: 'subtotal', kind: 'taxed', sign: 1 },
  discount: { key: 'discount', kind: 'taxed', sign: -1 },
  coupon: { key: 'coupon', kind: 'taxed', sign: -1 },
  points: { key: 'points', kind: 'taxed', sign: -1 },
  delivery: { key: 'delivery', kind: 'taxed', sign: 1 },
  fees: { key: 'fees', kind: 'taxed', sign: 1 },
  service: { key: 'service', kind: 'taxed', sign: 1 },
  taxable: { key: 'taxable', kind: 'told', sign: 0 },
  vat: { key: 'vat', kind: 'tax', sign: 1 },
  deposits: { key: 'deposits', kind: 'untaxed', sign: 1 },
  total: { key: 'total', kind: 'total', sign: 0 },
  wallet: { key: 'wallet', kind: 'tender', sign: -1 },
  toPay: { key: 'toPay', kind: 'rest', sign: 0 },
}

/** Takes a bill; returns the amount of each row, minor units; what is none is 0. */
export function billAmounts(bill: Bill): BillAmounts {
  return {
    subtotal: bill.subtotal,
    discount: bill.discount,
    coupon: bill.coupon?.off ?? 0,
    points: bill.points?.off ?? 0,
    delivery: bill.delivery?.amount ?? 0,
    fees: bill.fees?.amount ?? 0,
    service: bill.service?.amount ?? 0,
    taxable: bill.taxable,
    vat: bill.vat,
    deposits: bill.deposits ?? 0,
    total: bill.total,
    wallet: bill.wallet ?? 0,
    toPay: bill.toPay,
    pricesIncludeVat: bill.pricesIncludeVat,
  }
}

/** Takes the amounts of a bill's rows, minor units; returns the rows in the calculator's order, those of 0 too. */
export function rowsOfAmounts(amounts: BillAmounts): readonly BillRow[] {
  return Object.values(counted).map(({ key, kind, sign }) => ({
    key,
    kind,
    sign: kind === 'tax' && amounts.pricesIncludeVat ? 0 : sign,
    amount: amounts[key],
  }))
}

/**
 * Takes a bill; returns its rows in the calculator's order, those of 0 too. Sign times amount of the rows up to the total
 * add up to the total, and with the tenders to what is left to pay. (The bill of a wallet's top-up sells nothing: it has a
 * total alone.) Rule "Price calculator".
 */
export function billRows(bill: Bill): readonly BillRow[] {
  return rowsOfAmounts(billAmounts(bill))
}

/** Takes rows and kinds; returns what the rows of these kinds add up to, minor units, what takes off counted below nought. */
export function sumOfRows(rows: readonly BillRow[], kinds: readonly BillRowKind[]): Minor {
  return rows.reduce((sum, { kind, sign, amount }) => (kinds.includes(kind) ? sum + sign * amount : sum), 0)
}

/** Takes rows, in which named sum each of them is (none: undefined) and a name; returns that sum, minor units, never below nought. */
export function sumNamed<Name extends string>(
  rows: readonly BillRow[],
  names: Readonly<Record<BillRowKey, Name | undefined>>,
  name: Name,
): Minor {
  return rows.reduce((sum, { key, amount }) => (names[key] === name ? sum + amount : sum), 0)
}
