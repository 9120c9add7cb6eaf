import type { TaxCategory } from '../einvoicing/tax-document.ts'
import { limits } from '../core/limits.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { cleanLine, cleanText } from '../core/text.ts'

/**
 * Takes a category of VAT as it was typed and where faults go, by field; returns it clean. Refused: a rate of `standard` that
 * is none (up to 50 %), a code of a reason that is none ('bad-input'), a missing reason of what is exempt or out of scope
 * ('field-required'). Another kind than `standard` has no rate: one that was typed is dropped.
 */
export function checkTax(tax: TaxCategory, faults: Record<string, RefusalCode[]>): TaxCategory {
  if (tax.code === 'standard') {
    const { basisPoints } = tax
    if (!(Number.isInteger(basisPoints) && basisPoints >= 1 && basisPoints <= limits.taxBasisPoints))
      faults['tax.percent'] = ['bad-input']
    return { code: 'standard', basisPoints }
  }
  const code = cleanLine(tax.reason?.code ?? '', limits.taxCode)?.toUpperCase()
  if (code === undefined || !/^[A-Z0-9-]*$/.test(code)) faults['tax.code'] = ['bad-input']
  const ar = cleanText(tax.reason?.text.ar ?? '', limits.taxReason)
  const en = cleanText(tax.reason?.text.en ?? '', limits.taxReason)
  if (ar === undefined) faults['tax.reason.ar'] = ['text-too-long']
  if (en === undefined) faults['tax.reason.en'] = ['text-too-long']
  if (tax.code !== 'zero' && ar === '' && en === '') faults['tax.reason.ar'] = ['field-required']
  const reason = { code: code ?? '', text: { ar: ar ?? '', en: en ?? '' } }
  const isSaid = code || ar || en
  return { code: tax.code, basisPoints: 0, ...(isSaid && { reason }) }
}
