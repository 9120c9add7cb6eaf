import { wordIn, type Language } from '#domain/core/words.ts'
import type { TaxReason, TaxSubtotal } from '#domain/einvoicing/tax-document.ts'

/**
 * Takes a document's sums by category; returns one for each code and rate, whatever the reasons (BR-Z-08, BR-E-08, BR-O-08
 * compare a sum with all lines of its code): of several reasons the first one's code stands there, and the words of all.
 */
export function oneSumPerCode(subtotals: readonly TaxSubtotal[]): TaxSubtotal[] {
  const sums: TaxSubtotal[] = []
  for (const one of subtotals) {
    const { code, basisPoints } = one.category
    const at = sums.findIndex(
      ({ category }) => category.code === code && category.basisPoints === basisPoints,
    )
    const known = sums[at]
    if (known) sums[at] = added(known, one)
    else sums.push(one)
  }
  return sums
}

function added(known: TaxSubtotal, more: TaxSubtotal): TaxSubtotal {
  const reason = joined(known.category.reason, more.category.reason)
  return {
    category: { ...known.category, ...(reason && { reason }) },
    net: known.net + more.net,
    vat: known.vat + more.vat,
  }
}

function joined(first: TaxReason | undefined, next: TaxReason | undefined): TaxReason | undefined {
  if (!first || !next) return first ?? next
  const words = (language: Language) => `${wordIn(first.text, language)}; ${wordIn(next.text, language)}`
  return { code: first.code, text: { ar: words('ar'), en: words('en') } }
}
