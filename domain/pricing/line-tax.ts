import type { TaxCategory, TaxCategoryCode, TaxSubtotal } from '../einvoicing/tax-document.ts'
import type { Minor } from '../core/money.ts'
import type { Bill } from './bill.ts'
import { feeKey, refundPartKind, type RefundLine } from './refund-split.ts'

/** The kinds of VAT: taxed, taxed at nought, exempt, not in the tax's scope (UNCL5305: S, Z, E, O). "Another rate" is `standard` with a rate of its own. */
export const taxCategoryCodes = [
  'standard',
  'zero',
  'exempt',
  'outside-scope',
] as const satisfies readonly TaxCategoryCode[]

/** Takes a restaurant's rate, basis points; returns the category of what has none of its own: no VAT at all where none is due. */
export function usualTax(vatBasisPoints: number): TaxCategory {
  return { code: vatBasisPoints > 0 ? 'standard' : 'outside-scope', basisPoints: vatBasisPoints }
}

/**
 * Takes an own category, if any, and the restaurant's rate in basis points; returns the category that a bill keeps for it:
 * none where it is the restaurant's own, and none where the restaurant asks for no VAT at all.
 */
export function ownTax(tax: TaxCategory | undefined, vatBasisPoints: number): TaxCategory | undefined {
  if (!tax || vatBasisPoints === 0) return undefined
  return tax.code === 'standard' && tax.basisPoints === vatBasisPoints ? undefined : tax
}

/** Takes a category; returns by what it is known: equal for two that stand in one sum (sameTaxCategory). */
export function taxKey({ code, basisPoints, reason }: TaxCategory): string {
  return `${code} ${basisPoints} ${reason?.code ?? ''}`
}

interface TaxedPart {
  readonly tax?: TaxCategory | undefined
  readonly paid: Minor
  readonly vat: Minor
}

type TaxedBill = Pick<Bill, 'lines' | 'fees' | 'delivery' | 'vatBasisPoints'>

/**
 * Takes a bill, of any age; returns its sums by kind of VAT, minor units, the restaurant's own rate first, those of nothing
 * left out. Deposits are outside VAT and in none. Net and VAT of all add up to the bill's. Safety 6.
 */
export function taxSums(bill: TaxedBill): readonly TaxSubtotal[] {
  return sumsByKind(bill.vatBasisPoints, [
    ...bill.lines,
    ...(bill.fees?.list ?? []),
    ...(bill.delivery ? [bill.delivery] : []),
  ])
}

function sumsByKind(vatBasisPoints: number, parts: readonly TaxedPart[]): readonly TaxSubtotal[] {
  const usual = usualTax(vatBasisPoints)
  const sums = new Map<string, TaxSubtotal>()
  for (const { tax = usual, paid, vat } of parts) {
    const key = taxKey(tax)
    const sum = sums.get(key) ?? { category: tax, net: 0, vat: 0 }
    sums.set(key, { ...sum, net: sum.net + paid - vat, vat: sum.vat + vat })
  }
  const rankOf = ({ category }: TaxSubtotal) =>
    taxKey(category) === taxKey(usual) ? -1 : taxCategoryCodes.indexOf(category.code)
  return [...sums.values()]
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .sort(
      (one, other) => rankOf(one) - rankOf(other) || other.category.basisPoints - one.category.basisPoints,
    )
}

/** Takes a bill; returns whether anything of it is taxed otherwise than at the restaurant's rate: its VAT is told by kind then. */
export function isTaxMixed({ lines, fees }: Pick<Bill, 'lines' | 'fees'>): boolean {
  return [...lines, ...(fees?.list ?? [])].some(({ tax }) => tax !== undefined)
}

/**
 * Takes a bill and what of it went back, part by part (refund-split.ts); returns the sums that went back by kind of VAT, as
 * taxSums() orders them. Points are no money, and deposits are outside VAT.
 */
export function taxSumsBack(
  bill: TaxedBill,
  back: readonly Pick<RefundLine, 'key' | 'value' | 'points' | 'vat'>[],
): readonly TaxSubtotal[] {
  const taxes = new Map([
    ...bill.lines.map(({ lineId, tax }) => [lineId, tax] as const),
    ...(bill.fees?.list ?? []).map(({ feeId, tax }) => [feeKey(feeId), tax] as const),
  ])
  return sumsByKind(
    bill.vatBasisPoints,
    back
      .filter(({ key }) => refundPartKind(key) !== 'deposit')
      .map(({ key, value, points, vat }) => ({ tax: taxes.get(key), paid: value - points, vat })),
  )
}
