import type { Bill, BillLine } from '../pricing/bill.ts'
import type { PriceRules } from '../pricing/price-rules.ts'
import { makeBill } from '../pricing/make-bill.ts'
import { allot, divideHalfUp, type Minor } from '../core/money.ts'
import { vatInside } from '../pricing/note-vat.ts'
import type { PriceExtras } from '../pricing/price-extras.ts'

/** A round of a table as its bill needs it: an order that went to the kitchen by itself. */
export interface TableRound {
  readonly orderId: string
  /** Canceled or missed: nobody pays for it. */
  readonly void: boolean
  readonly bill: Bill
}

/** Rounds whose sums were allotted to their lines, for good, when the first payment for them began (safety 6). */
export interface TablePart {
  readonly orderIds: readonly string[]
  readonly bill: Bill
}

/** What a table owes. Its lines, each with its share of everything, add up to the total. */
export interface TableBill {
  readonly parts: readonly TablePart[]
  readonly bill: Bill
  /** What each line costs with its shares and deposits, minor units. */
  readonly amounts: ReadonlyMap<string, Minor>
}

/**
 * Takes a table's rounds, the parts that are allotted already, the tenant's rules and what the bill has besides its
 * dishes (coupon, points, service charge); returns the bill. All that is not allotted yet is one part of its own:
 * discounts, service charge and VAT are worked out once on it, never per round. `groupOf` says in which part of the menu
 * an item stands, for coupons. Rule "Bill of a table", safety 6, 7.
 */
export function tableBill(
  rounds: readonly TableRound[],
  frozen: readonly TablePart[],
  rules: PriceRules,
  extras: PriceExtras = {},
  groupOf: (itemId: string) => string = () => '',
): TableBill {
  const known = new Set(frozen.flatMap((part) => part.orderIds))
  const open = rounds.filter((round) => !round.void && !known.has(round.orderId))
  const parts =
    open.length === 0
      ? frozen
      : [...frozen, openPart(open, rules, frozen.length > 0 ? serviceOf(extras) : extras, groupOf)]
  const gone = new Set(
    rounds.filter((round) => round.void).flatMap((round) => round.bill.lines.map((line) => line.lineId)),
  )
  const lines = parts.flatMap((part) => part.bill.lines).filter((line) => !gone.has(line.lineId))
  return {
    parts,
    bill: billOfLines(lines, parts, rules),
    amounts: new Map(lines.map((line) => [line.lineId, amountOf(line)])),
  }
}

/** Coupon and points belong to the first part; the service charge to each. */
const serviceOf = ({ serviceBasisPoints }: PriceExtras): PriceExtras =>
  serviceBasisPoints === undefined ? {} : { serviceBasisPoints }

const amountOf = (line: BillLine): Minor => line.paid + (line.deposit ?? 0)

function openPart(
  rounds: readonly TableRound[],
  rules: PriceRules,
  extras: PriceExtras,
  groupOf: (itemId: string) => string,
): TablePart {
  const lines = rounds.flatMap((round) => round.bill.lines)
  const priced = lines.map((line) => {
    const {
      coupon: _,
      points: _points,
      service: _service,
      wallet: _wallet,
      depositWallet: _tender,
      ...plain
    } = line
    return { line: plain, food: line.subtotal - line.discount, groupId: groupOf(line.itemId) }
  })
  return { orderIds: rounds.map((round) => round.orderId), bill: makeBill(priced, rules, extras) }
}

/** The sums of what is left of all parts, each line with the shares that it has been given. */
function billOfLines(lines: readonly BillLine[], parts: readonly TablePart[], rules: PriceRules): Bill {
  const sum = (pick: (line: BillLine) => Minor | undefined) =>
    lines.reduce((total, line) => total + (pick(line) ?? 0), 0)
  const vat = sum((line) => line.vat)
  const paid = sum((line) => line.paid)
  const deposits = sum((line) => line.deposit)
  const service = sum((line) => line.service)
  const coupon = parts.find((part) => part.bill.coupon)?.bill.coupon
  const points = parts.flatMap((part) => part.bill.points ?? [])
  const total = paid + deposits
  return {
    currency: rules.currency,
    lines,
    count: sum((line) => line.quantity),
    subtotal: sum((line) => line.subtotal),
    discount: sum((line) => line.discount),
    food: sum((line) => line.subtotal - line.discount),
    ...(coupon && { coupon: { ...coupon, off: sum((line) => line.coupon) } }),
    ...(points.length > 0 && {
      points: {
        count: points.reduce((all, { count }) => all + count, 0),
        off: sum((line) => line.points),
      },
    }),
    ...(service > 0 && {
      service: {
        basisPoints: parts.find((part) => part.bill.service)?.bill.service?.basisPoints ?? 0,
        amount: service,
      },
    }),
    vatBasisPoints: rules.vatBasisPoints,
    pricesIncludeVat: rules.pricesIncludeVat,
    taxable: paid - vat,
    vat,
    ...(deposits > 0 && { deposits }),
    total,
    toPay: total,
  }
}

/**
 * Takes a table's bill, an amount of it and the lines that it is paid for (all of them for a share of the whole);
 * returns the bill of that payment: its lines add up to the amount, so that it can be refunded like any order. Safety 6.
 */
export function billOfShare(table: TableBill, amount: Minor, lineIds?: readonly string[]): Bill {
  const { bill } = table
  const chosen = lineIds ? bill.lines.filter((line) => lineIds.includes(line.lineId)) : bill.lines
  const whole = chosen.reduce((sum, line) => sum + amountOf(line), 0)
  const [paids, deposits] = halvesOf(
    allot(amount, [...chosen.map((line) => line.paid), ...chosen.map((line) => line.deposit ?? 0)]),
  )
  const deposit = deposits.reduce((sum, one) => sum + one, 0)
  // each payment is a document of its own: its VAT is the rate on its own net amount
  const vat = vatInside(amount - deposit, bill.vatBasisPoints)
  const vats = vat === 0 ? paids.map(() => 0) : allot(vat, paids)
  const lines = chosen.map((line, i): BillLine => {
    const {
      coupon: _,
      points: _points,
      service: _service,
      deposit: _deposit,
      deposits: _list,
      ...plain
    } = line
    const own = deposits[i] ?? 0
    return { ...plain, vat: vats[i] ?? 0, paid: paids[i] ?? 0, ...(own > 0 && { deposit: own }) }
  })
  const part = (of: (line: BillLine) => Minor) =>
    whole === 0 ? 0 : divideHalfUp(chosen.reduce((sum, line) => sum + of(line), 0) * amount, whole)
  // coupon and points are the table's own: here they are what they took off
  const discount = part((line) => line.discount + (line.coupon ?? 0) + (line.points ?? 0))
  const service = part((line) => line.service ?? 0)
  return {
    currency: bill.currency,
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    // what is left over, so that the printed sums add up to the amount
    subtotal: amount - deposit - (bill.pricesIncludeVat ? 0 : vat) + discount - service,
    discount,
    food: part((line) => line.subtotal - line.discount),
    ...(service > 0 && { service: { basisPoints: bill.service?.basisPoints ?? 0, amount: service } }),
    vatBasisPoints: bill.vatBasisPoints,
    pricesIncludeVat: bill.pricesIncludeVat,
    taxable: amount - deposit - vat,
    vat,
    ...(deposit > 0 && { deposits: deposit }),
    total: amount,
    toPay: amount,
  }
}

function halvesOf(amounts: readonly Minor[]): [Minor[], Minor[]] {
  return [amounts.slice(0, amounts.length / 2), amounts.slice(amounts.length / 2)]
}
