import type { TaxCategory, TaxCategoryCode } from '../einvoicing/tax-document.ts'
import { percentWords } from '../core/amount-words.ts'
import type { Words } from '../core/words.ts'

/** What each kind of VAT is called, without its rate. */
export const taxCategoryWords: Readonly<Record<TaxCategoryCode, Words>> = {
  standard: { ar: 'ضريبة', en: 'VAT' },
  zero: { ar: 'خاضع لنسبة الصفر', en: 'Zero-rated' },
  exempt: { ar: 'معفى من الضريبة', en: 'VAT exempt' },
  'outside-scope': { ar: 'خارج نطاق الضريبة', en: 'Outside VAT' },
}

/** Takes a category; returns what it is called, with its rate or the reason why none is due. */
export function taxWords({ code, basisPoints, reason }: TaxCategory): Words {
  const { ar, en } = taxCategoryWords[code]
  if (code === 'standard') {
    const percent = `${percentWords(basisPoints)}%`
    return { ar: `${ar} ${percent}`, en: `${en} ${percent}` }
  }
  const { ar: why = '', en: whyEn = '' } = reason?.text ?? {}
  if (!why && !whyEn) return { ar, en }
  return { ar: `${ar}: ${why || whyEn}`, en: `${en}: ${whyEn || why}` }
}
