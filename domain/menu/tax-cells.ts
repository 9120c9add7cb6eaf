import { foldForSearch } from '../core/search-fold.ts'
import { toWesternDigits } from '../core/digits.ts'
import { parseAmount } from '../core/money.ts'
import { percentWords } from '../core/amount-words.ts'
import type { TaxCategory, TaxCategoryCode } from '../einvoicing/tax-document.ts'
import { taxCategoryCodes } from '../pricing/line-tax.ts'
import { taxCategoryWords } from '../pricing/tax-words.ts'
import { languages, type Language } from '../core/words.ts'

const noRate = taxCategoryCodes.filter((code) => code !== 'standard')
const byWord = new Map<string, TaxCategoryCode>(
  noRate.flatMap((code) =>
    [code, ...languages.map((language) => taxCategoryWords[code][language])].map(
      (word) => [foldForSearch(word), code] as const,
    ),
  ),
)

/** Takes a cell; returns the tax that it names: a rate (`5%`, `5`), or one of the kinds in either language; undefined when it is none. */
export function readTax(cell: string): Pick<TaxCategory, 'code' | 'basisPoints'> | undefined {
  const code = byWord.get(foldForSearch(cell))
  if (code) return { code, basisPoints: 0 }
  const rate = parseAmount(toWesternDigits(cell).replace(/\s*[%٪]$/, ''))
  return rate !== undefined && rate > 0 ? { code: 'standard', basisPoints: rate } : undefined
}

/** Takes a dish's tax and the language; returns its cells, none for the restaurant's usual one. */
export function taxCells(
  tax: TaxCategory | undefined,
  language: Language,
): Partial<Record<'tax' | 'tax_code' | 'tax_reason_ar' | 'tax_reason_en', string>> {
  if (!tax) return {}
  const { code, basisPoints, reason } = tax
  return {
    tax: code === 'standard' ? `${percentWords(basisPoints)}%` : taxCategoryWords[code][language],
    ...(reason?.code && { tax_code: reason.code }),
    ...(reason?.text.ar && { tax_reason_ar: reason.text.ar }),
    ...(reason?.text.en && { tax_reason_en: reason.text.en }),
  }
}
