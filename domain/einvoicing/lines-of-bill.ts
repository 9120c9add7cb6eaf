import type { CountryCode } from '../core/country.ts'
import { allot, divideHalfUp, type Minor } from '../core/money.ts'
import type { Words } from '../core/words.ts'
import type { Bill, BillLine } from '../pricing/bill.ts'
import { sumByCategory } from './sum-document.ts'
import type { TaxAdjustment, TaxCategory, TaxCharge, TaxLine, TaxSubtotal } from './tax-document.ts'
import { categoryOfRate, outsideScope, withReason } from './tax-reasons.ts'

/** Lines and charges of a document. */
export interface LinesOfBill {
  readonly lines: readonly TaxLine[]
  readonly charges: readonly TaxCharge[]
}

export const documentWords = {
  discount: { ar: 'خصم', en: 'Discount' },
  coupon: { ar: 'قسيمة', en: 'Coupon' },
  points: { ar: 'نقاط', en: 'Points' },
  delivery: { ar: 'رسوم التوصيل', en: 'Delivery fee' },
  service: { ar: 'رسوم الخدمة', en: 'Service charge' },
  fee: { ar: 'رسوم', en: 'Fee' },
  deposit: { ar: 'تأمين مسترد', en: 'Returnable deposit' },
} as const satisfies Record<string, Words>

/** A line's money, minor units: what stands on the line and what of the service charge is its own, without VAT and the VAT. */
interface LineMoney {
  readonly net: Minor
  readonly vat: Minor
  readonly service: Minor
  readonly serviceVat: Minor
  /** Only a part of the line is paid by this bill (a table's payment). */
  readonly isPart: boolean
}

const sumOf = (amounts: readonly Minor[]) => amounts.reduce((sum, one) => sum + one, 0)

/**
 * Takes a bill and its country; returns the lines and charges of its document. Prices with VAT inside become net lines whose
 * sums are the bill's own; discount, coupon and points are allowances of the line, the service charge and the delivery fee are
 * charges, returnable deposits stand outside VAT, and the wallet is a way to pay and none of it. Safety 6, 7; EN 16931 BR-CO-10,
 * 13, BR-S-08.
 */
export function linesOfBill(bill: Bill, country: CountryCode): LinesOfBill {
  const standard = categoryOfRate(bill.vatBasisPoints, country)
  const money = moneyOfLines(bill)
  const dishes = bill.lines.flatMap((line, i) => {
    const of = money[i]
    return of ? [{ line, money: of, category: categoryOfLine(line, standard, country) }] : []
  })
  const lines = [
    ...dishes.map((dish) => dishLine(bill, dish)),
    ...bill.lines.flatMap((line) => depositLines(line, country)),
  ].map((line, i): TaxLine => ({ no: i + 1, ...line }))
  const service = sumByCategory(
    dishes.map((one) => ({
      category: one.category,
      net: one.money.service,
      vat: one.money.serviceVat,
    })),
  )
  const { delivery, fees } = bill
  const delivered: TaxSubtotal[] = delivery
    ? [{ category: standard, net: delivery.paid - delivery.vat, vat: delivery.vat }]
    : []
  return {
    lines,
    charges: [
      ...service.flatMap((part) => chargeOf('service', part)),
      ...(fees?.list ?? []).flatMap(({ name, tax, paid, vat }) => {
        const category = withReason(tax ?? standard, country)
        return chargeOf('fee', { category, net: paid - vat, vat }, name)
      }),
      ...delivered.flatMap((part) => chargeOf('delivery', part)),
    ],
  }
}

/** Takes a line, the bill's category and its country; returns the line's own category, else the bill's. */
export function categoryOfLine(
  { tax }: Pick<BillLine, 'tax'>,
  standard: TaxCategory,
  country: CountryCode,
): TaxCategory {
  return withReason(tax ?? standard, country)
}

function chargeOf(
  kind: TaxCharge['kind'],
  { category, net, vat }: TaxSubtotal,
  reason: Words = documentWords[kind],
): TaxCharge[] {
  return net + vat > 0 ? [{ kind, reason, amount: net, vat, category }] : []
}

function moneyOfLines(bill: Bill): LineMoney[] {
  const { lines, pricesIncludeVat } = bill
  const based = lines.map((line) => (pricesIncludeVat ? line.paid : line.paid - line.vat))
  const whole = lines.map(
    ({ subtotal, discount, coupon = 0, points = 0, service = 0 }) =>
      subtotal - discount - coupon - points + service,
  )
  const known = sumOf(lines.map((line) => line.service ?? 0))
  // a table's payment knows its part of the service charge only as a sum
  const unknown = Math.min((bill.service?.amount ?? 0) - known, sumOf(based))
  const spread = unknown > 0 ? allot(unknown, based) : lines.map(() => 0)
  return lines.map((line, i) => {
    const base = based[i] ?? 0
    const service = (line.service ?? 0) + (spread[i] ?? 0)
    const [vat = 0, serviceVat = 0] = line.vat === 0 ? [] : allot(line.vat, [base - service, service])
    const inside = pricesIncludeVat ? 1 : 0
    return {
      net: base - service - inside * vat,
      vat,
      service: service - inside * serviceVat,
      serviceVat,
      isPart: base !== whole[i],
    }
  })
}

interface Dish {
  readonly line: BillLine
  readonly money: LineMoney
  readonly category: TaxCategory
}

type LineWithoutNo = Omit<TaxLine, 'no'>

function dishLine(bill: Bill, { line, money, category }: Dish): LineWithoutNo {
  const { net, vat, isPart } = money
  const inside = bill.pricesIncludeVat ? category.basisPoints : 0
  const full = divideHalfUp(line.subtotal * 10_000, 10_000 + inside)
  const off = [line.discount, line.coupon ?? 0, line.points ?? 0]
  const isLess = !isPart && sumOf(off) > 0 && full > net
  return {
    name: line.name,
    quantity: isPart ? 1 : line.quantity,
    base: isLess ? full : net,
    allowances: isLess ? allowancesOf(full - net, off) : [],
    net,
    vat,
    category,
  }
}

function allowancesOf(amount: Minor, off: readonly Minor[]): TaxAdjustment[] {
  const words = [documentWords.discount, documentWords.coupon, documentWords.points]
  return allot(amount, off).flatMap((part, i) => {
    const reason = words[i]
    return part > 0 && reason ? [{ reason, amount: part }] : []
  })
}

function depositLines(line: BillLine, country: CountryCode): LineWithoutNo[] {
  const { deposit = 0, deposits = [] } = line
  if (deposit === 0) return []
  const category = outsideScope(country)
  const each = deposits
    .map(({ name, quantity, price }) => ({ name, quantity: quantity * line.quantity, price }))
    .filter(({ quantity, price }) => quantity > 0 && price > 0)
  const whole = sumOf(each.map(({ quantity, price }) => quantity * price)) === deposit
  const of = (name: Words, quantity: number, net: Minor): LineWithoutNo => ({
    name,
    quantity,
    base: net,
    allowances: [],
    net,
    vat: 0,
    category,
  })
  return whole
    ? each.map(({ name, quantity, price }) => of(name, quantity, quantity * price))
    : [of(documentWords.deposit, 1, deposit)]
}
