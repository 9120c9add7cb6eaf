import type { Minor } from '../core/money.ts'
import {
  sameTaxCategory,
  type Prepaid,
  type TaxCharge,
  type TaxLine,
  type TaxSubtotal,
  type TaxTotals,
} from './tax-document.ts'

const sumOf = (amounts: readonly Minor[]) => amounts.reduce((sum, one) => sum + one, 0)

/** Takes what has a category, an amount without VAT and the VAT on it; returns the sums by category, in the order in which they come first. */
export function sumByCategory(parts: readonly TaxSubtotal[]): TaxSubtotal[] {
  const sums: TaxSubtotal[] = []
  for (const { category, net, vat } of parts) {
    const at = sums.findIndex((one) => sameTaxCategory(one.category, category))
    const known = sums[at]
    if (known) sums[at] = { category: known.category, net: known.net + net, vat: known.vat + vat }
    else sums.push({ category, net, vat })
  }
  return sums
}

/** The parts of a document that its sums are made of. */
export interface DocumentParts {
  readonly lines: readonly TaxLine[]
  readonly charges: readonly TaxCharge[]
  readonly prepaid: readonly Prepaid[]
}

/** Takes a document's parts; returns its sums by category and in all. Throws when more is set off than it costs: a bug. */
export function sumDocument({ lines, charges, prepaid }: DocumentParts): {
  subtotals: TaxSubtotal[]
  totals: TaxTotals
} {
  const subtotals = sumByCategory([
    ...lines,
    ...charges.map(({ category, amount, vat }) => ({ category, net: amount, vat })),
  ])
  const net = sumOf(subtotals.map((one) => one.net))
  const vat = sumOf(subtotals.map((one) => one.vat))
  const setOff = sumOf(prepaid.flatMap((one) => one.subtotals.map((part) => part.net + part.vat)))
  if (setOff > net + vat) throw new RangeError('more is set off than the document costs')
  return {
    subtotals,
    totals: {
      lines: sumOf(lines.map((one) => one.net)),
      charges: sumOf(charges.map((one) => one.amount)),
      net,
      vat,
      gross: net + vat,
      prepaid: setOff,
      payable: net + vat - setOff,
    },
  }
}
