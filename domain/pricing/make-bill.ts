import type { Bill, BillDelivery, BillFee, BillLine } from './bill.ts'
import { feesOf, type FeeLine } from './fee.ts'
import { taxKey, usualTax } from './line-tax.ts'
import type { TaxCategory } from '../einvoicing/tax-document.ts'
import type { PriceRules } from './price-rules.ts'
import { couponOff } from './coupon-benefit.ts'
import { allot, divideHalfUp, shareOf, type Minor } from '../core/money.ts'
import type { PriceExtras } from './price-extras.ts'

/** A line before the document's sums are allotted to it. */
export interface PricedLine {
  readonly line: Omit<BillLine, 'vat' | 'paid' | 'coupon' | 'points' | 'service' | 'wallet' | 'depositWallet'>
  /** After product discounts, minor units. */
  readonly food: Minor
  readonly groupId: string
}

/**
 * Takes priced lines, the tenant's rules and the extras; returns the bill. Points give way where they would leave less
 * to pay than the way to pay takes. Rule "Price calculator", safety 6, 7.
 */
export function makeBill(lines: readonly PricedLine[], rules: PriceRules, extras: PriceExtras): Bill {
  const offs = extras.coupon
    ? couponOff(
        extras.coupon.benefit,
        lines.map(({ line, food, groupId }) => ({
          itemId: line.itemId,
          groupId,
          quantity: line.quantity,
          food,
        })),
      )
    : lines.map(() => 0)
  const draft = { lines, rules, extras, offs }
  const count = mostPoints(draft)
  const bill = billWith(draft, count)
  const short = (extras.gatewayMinimum ?? 0) - bill.toPay
  if (count === 0 || bill.toPay === 0 || short <= 0) return bill
  const fewer = count - Math.ceil(short / (extras.points?.value ?? 1))
  return billWith(draft, fewer >= Math.max(1, extras.points?.least ?? 0) ? fewer : 0)
}

interface Draft {
  readonly lines: readonly PricedLine[]
  readonly rules: PriceRules
  readonly extras: PriceExtras
  /** What the coupon takes off each line. */
  readonly offs: readonly Minor[]
}

const sumOf = (amounts: readonly Minor[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function mostPoints({ lines, extras: { points }, offs }: Draft): number {
  if (!points || points.value <= 0) return 0
  const food = sumOf(lines.map((one, i) => one.food - (offs[i] ?? 0)))
  const count = Math.min(points.balance, Math.floor(food / points.value))
  return count >= Math.max(1, points.least) ? count : 0
}

function billWith(draft: Draft, pointsCount: number): Bill {
  const { lines, rules, extras, offs } = draft
  const { vatBasisPoints: rate, pricesIncludeVat } = rules
  const pointsOff = pointsCount * (extras.points?.value ?? 0)
  const afterCoupon = lines.map((one, i) => one.food - (offs[i] ?? 0))
  const points = allotWhere(pointsOff, afterCoupon)
  const net = afterCoupon.map((food, i) => food - (points[i] ?? 0))
  const serviceRate = extras.serviceBasisPoints ?? 0
  const service = allotWhere(shareOf(sumOf(net), serviceRate), net)
  const freeAnyway = isFreeAnyway(extras, sumOf(afterCoupon))
  const borneByCoupon = extras.coupon?.benefit.kind === 'free_delivery'
  const fee = freeAnyway || borneByCoupon ? 0 : (extras.deliveryFee ?? 0)
  const fees = extras.fees ? feesOf(extras.fees, feeLines(lines, afterCoupon, net), rate) : []
  const bases = [...net.map((food, i) => food + (service[i] ?? 0)), ...fees.map(({ amount }) => amount), fee]
  const vats = vatShares(bases, [...lines.map(({ line }) => line.tax), ...fees.map(({ tax }) => tax)], rules)
  const vat = sumOf(vats)
  const paid = bases.map((one, i) => (pricesIncludeVat ? one : one + (vats[i] ?? 0)))
  const deposits = lines.map((one) => one.line.deposit ?? 0)
  const total = sumOf(paid) + sumOf(deposits)
  const wallet = walletShare(extras, sumOf(afterCoupon), total)
  const tender = allotWhere(wallet, [...paid, ...deposits])
  const delivery = {
    vat: vats.at(-1) ?? 0,
    paid: paid.at(-1) ?? 0,
    wallet: tender[paid.length - 1] ?? 0,
    ...(freeAnyway && { freeAnyway: true as const }),
  }
  return {
    currency: rules.currency,
    lines: lines.map(({ line }, i) => ({
      ...line,
      ...some('coupon', offs[i]),
      ...some('points', points[i]),
      ...some('service', service[i]),
      vat: vats[i] ?? 0,
      paid: paid[i] ?? 0,
      ...some('wallet', tender[i]),
      ...some('depositWallet', tender[paid.length + i]),
    })),
    count: sumOf(lines.map((one) => one.line.quantity)),
    subtotal: sumOf(lines.map((one) => one.line.subtotal)),
    discount: sumOf(lines.map((one) => one.line.discount)),
    food: sumOf(lines.map((one) => one.food)),
    ...couponPart(extras, sumOf(offs)),
    ...(pointsCount > 0 && { points: { count: pointsCount, off: pointsOff } }),
    ...deliveryPart(extras, fee, delivery),
    ...feesPart(fees.map((one, i) => feePart(one, { vats, paid, tender }, lines.length + i))),
    ...(sumOf(service) > 0 && { service: { basisPoints: serviceRate, amount: sumOf(service) } }),
    vatBasisPoints: rate,
    pricesIncludeVat,
    taxable: sumOf(paid) - vat,
    vat,
    ...some('deposits', sumOf(deposits)),
    total,
    ...some('wallet', wallet),
    toPay: total - wallet,
  }
}

const feeLines = (
  lines: readonly PricedLine[],
  afterCoupon: readonly Minor[],
  net: readonly Minor[],
): FeeLine[] =>
  lines.map(({ line: { itemId, quantity }, groupId, food }, i) => ({
    itemId,
    groupId,
    quantity,
    food,
    afterCoupon: afterCoupon[i] ?? 0,
    net: net[i] ?? 0,
  }))

function feesPart(list: readonly BillFee[]): Pick<Bill, 'fees'> {
  return list.length > 0 ? { fees: { amount: sumOf(list.map(({ amount }) => amount)), list } } : {}
}

/** A fee with its shares: it stands behind the lines. */
const feePart = (
  fee: ReturnType<typeof feesOf>[number],
  { vats, paid, tender }: Readonly<Record<'vats' | 'paid' | 'tender', readonly Minor[]>>,
  at: number,
): BillFee => ({ ...fee, vat: vats[at] ?? 0, paid: paid[at] ?? 0, ...some('wallet', tender[at]) })

/** VAT is rounded once per kind and allotted to what is taxed so; what has no own tax has the restaurant's. Rule "Rounding". */
function vatShares(
  bases: readonly Minor[],
  taxes: readonly (TaxCategory | undefined)[],
  { vatBasisPoints, pricesIncludeVat }: PriceRules,
): Minor[] {
  const vats = bases.map(() => 0)
  const plain = usualTax(vatBasisPoints)
  const kinds = Map.groupBy(bases.keys(), (i) => taxKey(taxes[i] ?? plain))
  for (const places of kinds.values()) {
    const { basisPoints } = taxes[places[0] ?? 0] ?? plain
    const own = places.map((i) => bases[i] ?? 0)
    const base = sumOf(own)
    const vat = pricesIncludeVat
      ? base - divideHalfUp(base * 10_000, 10_000 + basisPoints)
      : shareOf(base, basisPoints)
    for (const [n, share] of allot(vat, own).entries()) vats[places[n] ?? 0] = share
  }
  return vats
}

/** As `allot`, but nothing where every weight is zero. */
function allotWhere(amount: Minor, weights: readonly Minor[]): Minor[] {
  return amount === 0 ? weights.map(() => 0) : allot(amount, weights)
}

/** Whether the fee is not asked, with or without a coupon. */
function isFreeAnyway({ freeDelivery, freeDeliveryAbove }: PriceExtras, food: Minor): boolean {
  return freeDelivery === true || (freeDeliveryAbove !== undefined && food >= freeDeliveryAbove)
}

/** Left to pay is 0, or at least what the gateway takes: the wallet's share gives way. Safety 7. */
function walletShare({ wallet, gatewayMinimum = 0 }: PriceExtras, food: Minor, total: Minor): Minor {
  if (!wallet || food < (wallet.minOrder ?? 0)) return 0
  const share = Math.max(0, Math.min(wallet.balance, total))
  const left = total - share
  return left === 0 || left >= gatewayMinimum ? share : Math.max(0, total - gatewayMinimum)
}

function couponPart({ coupon }: PriceExtras, off: Minor): Pick<Bill, 'coupon'> {
  if (!coupon) return {}
  const { id, code, name, benefit } = coupon
  return { coupon: { id, code, name, off, freeDelivery: benefit.kind === 'free_delivery' } }
}

function deliveryPart(
  { deliveryFee }: PriceExtras,
  amount: Minor,
  shares: Omit<BillDelivery, 'fee' | 'amount'>,
): Pick<Bill, 'delivery'> {
  return deliveryFee === undefined ? {} : { delivery: { fee: deliveryFee, amount, ...shares } }
}

/** Stored bills carry what is there: an order without extras reads as it always did. */
function some<K extends string>(key: K, amount: Minor | undefined): Partial<Record<K, Minor>> {
  return amount ? ({ [key]: amount } as Record<K, Minor>) : {}
}
