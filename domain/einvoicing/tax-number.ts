import type { CountryCode } from '../core/country.ts'
import { toWesternDigits } from '../core/digits.ts'
import { limits } from '../core/limits.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { cleanLine } from '../core/text.ts'

interface TaxNumberRule {
  readonly shape: RegExp
  readonly refusal: Extract<RefusalCode, `tax-number-${string}`>
  /** As it is kept and printed, of the digits alone. */
  readonly format: (digits: string) => string
}

const asItIs = (digits: string) => digits

/**
 * Saudi Arabia: 15 digits, first and last a 3 (rule BR-KSA-40 of the authority's toolkit R3.2.7). Emirates: a TRN of 15 digits
 * that begins with 1 (its first ten are the TIN of PINT AE). Egypt: nine digits, printed in threes. Qatar takes no VAT and
 * has no number to check.
 */
const rules: Readonly<Record<CountryCode, TaxNumberRule | undefined>> = {
  SA: { shape: /^3\d{13}3$/, refusal: 'tax-number-sa', format: asItIs },
  AE: { shape: /^1\d{14}$/, refusal: 'tax-number-ae', format: asItIs },
  EG: {
    shape: /^\d{9}$/,
    refusal: 'tax-number-eg',
    format: (digits) => digits.replace(/(\d{3})(?=\d)/g, '$1-'),
  },
  QA: undefined,
}

/**
 * Takes a tax number as it was typed (any digits, with spaces or hyphens) and the country of who has it; returns it as it is
 * kept, empty when nothing was typed, or the code of its refusal by the country's rule.
 */
export function readTaxNumber(
  typed: string,
  country: CountryCode,
): { readonly number: string } | { readonly refused: RefusalCode } {
  const text = toWesternDigits(typed).trim()
  const rule = rules[country]
  if (text === '') return { number: '' }
  if (!rule) {
    const line = cleanLine(text, limits.taxNumber)
    return line === undefined ? { refused: 'text-too-long' } : { number: line }
  }
  const digits = text.replace(/[\s-]/g, '')
  return rule.shape.test(digits) ? { number: rule.format(digits) } : { refused: rule.refusal }
}

/** Takes a number as it is kept and a country; tells whether a document there may carry it. */
export function isTaxNumber(number: string, country: CountryCode): boolean {
  const read = readTaxNumber(number, country)
  return 'number' in read && read.number !== '' && read.number === number
}
