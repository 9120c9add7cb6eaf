import { cleanLine } from '../core/text.ts'
import { toWesternDigits } from '../core/digits.ts'
import type { RefusalCode } from '../core/refusal.ts'
import { isTaxNumber } from './tax-number.ts'
import type { TaxParty } from './tax-document.ts'

/** The kinds of number by which Saudi Arabia's authority knows a seller besides its VAT number (BR-KSA-08). */
export const sellerIdSchemes = ['CRN', 'MOM', 'MLS', '700', 'SAG', 'OTH'] as const
export type SellerIdScheme = (typeof sellerIdSchemes)[number]

/** Who sells, as it is typed. */
export interface SellerForm {
  readonly name: string
  readonly tax_number: string
  readonly id_scheme: SellerIdScheme
  readonly id_number: string
  readonly street: string
  readonly building: string
  readonly district: string
  readonly city: string
  readonly postal_code: string
}

const mostLetters = 120

/**
 * Takes what was typed of a Saudi seller, digits of any kind; returns the seller, or what is wrong, field by field. Its address
 * has a building number of four digits and a postal code of five (BR-KSA-09, 37, 66), its VAT number is the country's (BR-KSA-40).
 */
export function readSeller(
  typed: SellerForm,
): { readonly seller: TaxParty } | { readonly wrong: Readonly<Record<string, readonly RefusalCode[]>> } {
  const line = (text: string) => cleanLine(text, mostLetters) ?? ''
  const digits = (text: string) => toWesternDigits(text).replace(/\s/g, '')
  const [name, street, district, city] = [typed.name, typed.street, typed.district, typed.city].map(line)
  const building = digits(typed.building)
  const postalCode = digits(typed.postal_code)
  const taxNumber = digits(typed.tax_number)
  const idNumber = digits(typed.id_number)
  const required = { name, street, district, city }
  const missing = Object.entries(required).filter(([, text]) => !text)
  const wrong: Readonly<Record<string, readonly RefusalCode[]>> = {
    ...Object.fromEntries(missing.map(([field]) => [field, ['field-required'] as const])),
    ...(!/^\d{4}$/.test(building) && { building: ['building-number-invalid'] as const }),
    ...(!/^\d{5}$/.test(postalCode) && { postal_code: ['postal-code-invalid'] as const }),
    ...(!isTaxNumber(taxNumber, 'SA') && { tax_number: ['tax-number-sa'] as const }),
    ...(!isIdNumber(typed.id_scheme, idNumber) && { id_number: ['register-number-invalid'] as const }),
  }
  if (Object.keys(wrong).length > 0) return { wrong }
  return {
    seller: {
      name: name ?? '',
      taxNumber,
      id: { scheme: typed.id_scheme, value: idNumber },
      address: {
        street: street ?? '',
        building,
        district: district ?? '',
        city: city ?? '',
        postalCode,
        country: 'SA',
      },
    },
  }
}

/** A commercial register's and a unified number have ten digits; the others are of letters and digits. */
function isIdNumber(scheme: SellerIdScheme, text: string): boolean {
  if (scheme === 'CRN') return /^\d{10}$/.test(text)
  return scheme === '700' ? /^7\d{9}$/.test(text) : /^[0-9A-Za-z]{1,30}$/.test(text)
}

/** Takes what was typed as the authority's one-time password; returns its six digits, or undefined. */
export function readOtp(typed: string): string | undefined {
  const digits = toWesternDigits(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
