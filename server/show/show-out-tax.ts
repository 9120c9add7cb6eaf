import type { OutTaxWire } from '#contract/menu/out-menu.ts'
import { percentWords } from '#domain/core/amount-words.ts'
import type { TaxCategory } from '#domain/einvoicing/tax-document.ts'
import { ownTax, usualTax } from '#domain/pricing/line-tax.ts'

/** Takes an own tax, if any, and the restaurant's rate, basis points; returns how VAT is due as programs read it. */
export function showOutTax(tax: TaxCategory | undefined, vatBasisPoints: number): OutTaxWire {
  const { code, basisPoints, reason } = ownTax(tax, vatBasisPoints) ?? usualTax(vatBasisPoints)
  const { code: why = '', text = { ar: '', en: '' } } = reason ?? {}
  return { category: code, percent: percentWords(basisPoints), code: why, reason: text }
}
