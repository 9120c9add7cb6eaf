import { rowsOfWire } from '#contract/ordering/bill-rows.ts'
import type { BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import { divideHalfUp, parseAmount, shareOf, toDecimal } from '#domain/core/money.ts'
import { sumOfRows } from '#domain/pricing/bill-rows.ts'

type Bill = CartWire['bill']

const minor = (amount: string): number => parseAmount(amount) ?? 0

/** Takes a line and its new quantity; returns the line with its sums. The price of one piece stays. */
export function resizeLine(line: BillLineWire, quantity: number): BillLineWire {
  const discountOfOne = line.quantity > 0 ? minor(line.discount) / line.quantity : 0
  return {
    ...line,
    quantity,
    subtotal: toDecimal(minor(line.unit_price) * quantity),
    discount: toDecimal(Math.round(discountOfOne * quantity)),
  }
}

/** Of one piece of the line. */
const depositOf = ({ deposits = [] }: BillLineWire): number =>
  deposits.reduce((sum, one) => sum + minor(one.price) * one.quantity, 0)

/**
 * Takes the server's bill and other lines; returns the bill of those lines by the calculator's own rules for VAT
 * (domain/pricing/make-bill.ts), to be shown until the server's bill arrives: coupon, points, fees and wallet stay as
 * the server last said. Rule "Price calculator".
 */
export function priceLines(bill: Bill, lines: BillLineWire[]): Bill {
  const sum = (pick: (line: BillLineWire) => number) => lines.reduce((total, line) => total + pick(line), 0)
  const subtotal = sum((line) => minor(line.subtotal))
  const discount = sum((line) => minor(line.discount))
  const deposits = sum((line) => depositOf(line) * line.quantity)
  const changed = {
    ...bill,
    lines,
    count: sum((line) => line.quantity),
    subtotal: toDecimal(subtotal),
    discount: toDecimal(discount),
    deposits: toDecimal(deposits),
  }
  const rows = rowsOfWire(changed)
  const base = Math.max(0, sumOfRows(rows, ['taxed']))
  const vat = basesByRate(changed, base).reduce(
    (total, [rate, own]) =>
      total +
      (bill.prices_include_vat ? own - divideHalfUp(own * 10_000, 10_000 + rate) : shareOf(own, rate)),
    0,
  )
  const taxed = bill.prices_include_vat ? base : base + vat
  const total = taxed + sumOfRows(rows, ['untaxed'])
  return {
    ...changed,
    taxable: toDecimal(taxed - vat),
    vat: toDecimal(vat),
    total: toDecimal(total),
    to_pay: toDecimal(Math.max(0, total + sumOfRows(rows, ['tender']))),
  }
}

/** What of the base is taxed at which rate: lines of another rate bear reductions by what they cost, the bill's own rate has the rest. */
function basesByRate({ lines, vat_percent, delivery_fee }: Bill, base: number): [number, number][] {
  const foodOf = (line: BillLineWire) => minor(line.subtotal) - minor(line.discount)
  const food = lines.reduce((total, line) => total + foodOf(line), 0)
  const shared = Math.max(0, base - minor(delivery_fee))
  const own = new Map<number, number>()
  for (const line of lines)
    if (line.vat_percent !== undefined) {
      const rate = minor(line.vat_percent)
      own.set(rate, (own.get(rate) ?? 0) + foodOf(line))
    }
  const others = [...own].map(([rate, sum]): [number, number] => [
    rate,
    food === 0 ? 0 : divideHalfUp(sum * shared, food),
  ])
  return [[minor(vat_percent), base - others.reduce((total, [, sum]) => total + sum, 0)], ...others]
}
