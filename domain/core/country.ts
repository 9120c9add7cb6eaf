import type { Currency } from './money.ts'
import type { Words } from './words.ts'

export type CountryCode = 'SA' | 'EG' | 'AE' | 'QA'

/** What the product knows of a country in which a tenant sells. Spec 3 (country), 5 (mobiles), 9 (currency). */
export interface Country {
  readonly iso_code2: CountryCode
  readonly name: Words
  /** What stands before the number in E.164; Egypt's "+2" leaves the leading 0 in the number (spec 5). */
  readonly mobile_code: string
  /** An example to show, never a pattern to check with (rule "Mobile numbers"). */
  readonly mobile_format: string
  /** Digits after `mobile_code`. */
  readonly mobile_length: number
  /** What a number may begin with after `mobile_code`: the ranges that the country has given out. mobile-ranges-contract.test.ts holds them against Google's metadata. */
  readonly mobile_starts: readonly string[]
  readonly currency: Currency
  /** As people read it beside an amount; Saudi Arabia's SR is shown as SAR (spec 9). */
  readonly currency_symbol: Words
  /** IANA names; the first is the default of the tenant and its branches (spec 7 x-time-zone). */
  readonly time_zones: readonly [string, ...string[]]
  /** Latitude and longitude of its capital: where a branch stands until somebody says where. */
  readonly capital: readonly [number, number]
  /** West, south, east and north in degrees: what a search for places keeps to; neighbours reach into it. */
  readonly bounds: readonly [number, number, number, number]
  /** Usual VAT in basis points (1500 = 15 %); a tenant or branch may differ. */
  readonly vat_basis_points: number
}

const table: Readonly<Record<CountryCode, Country>> = {
  SA: {
    iso_code2: 'SA',
    name: { ar: 'السعودية', en: 'Saudi Arabia' },
    mobile_code: '+966',
    mobile_format: '55XXXXXXX',
    mobile_length: 9,
    mobile_starts: ['50', '51', '53', '54', '55', '56', '57', '58', '59'],
    currency: 'SAR',
    currency_symbol: { ar: 'ر.س', en: 'SAR' },
    time_zones: ['Asia/Riyadh'],
    capital: [24.7136, 46.6753],
    bounds: [34.4, 16.2, 55.7, 32.2],
    vat_basis_points: 1500,
  },
  EG: {
    iso_code2: 'EG',
    name: { ar: 'مصر', en: 'Egypt' },
    mobile_code: '+2',
    mobile_format: '01XXXXXXXXX',
    mobile_length: 11,
    mobile_starts: ['010', '011', '012', '015'],
    currency: 'EGP',
    currency_symbol: { ar: 'ج.م', en: 'EGP' },
    time_zones: ['Africa/Cairo'],
    capital: [30.0444, 31.2357],
    bounds: [24.6, 21.9, 37.1, 31.8],
    vat_basis_points: 1400,
  },
  AE: {
    iso_code2: 'AE',
    name: { ar: 'الإمارات', en: 'United Arab Emirates' },
    mobile_code: '+971',
    mobile_format: '5XXXXXXXX',
    mobile_length: 9,
    mobile_starts: ['50', '52', '53', '54', '55', '56', '58'],
    currency: 'AED',
    currency_symbol: { ar: 'د.إ', en: 'AED' },
    time_zones: ['Asia/Dubai'],
    capital: [24.4539, 54.3773],
    bounds: [51.4, 22.6, 56.5, 26.2],
    vat_basis_points: 500,
  },
  QA: {
    iso_code2: 'QA',
    name: { ar: 'قطر', en: 'Qatar' },
    mobile_code: '+974',
    mobile_format: 'XXXXXXXX',
    mobile_length: 8,
    mobile_starts: ['3', '5', '6', '7'],
    currency: 'QAR',
    currency_symbol: { ar: 'ر.ق', en: 'QAR' },
    time_zones: ['Asia/Qatar'],
    capital: [25.2854, 51.531],
    bounds: [50.7, 24.4, 51.8, 26.3],
    vat_basis_points: 0,
  },
}

/** All countries in which a tenant can sell, in the order in which they are offered. Spec 5, 9. */
export const countries: readonly Country[] = Object.values(table)

/** Takes a known two-letter code; returns its country. Cannot refuse: the type holds the codes. Spec 3. */
export function getCountry(code: CountryCode): Country {
  return table[code]
}

/**
 * Takes any text, such as a header or a stored code in any case; returns the country, or undefined when the
 * product does not sell there. Spec 3, 7 (x-country).
 */
export function findCountry(code: string): Country | undefined {
  return countries.find((country) => country.iso_code2 === code.toUpperCase())
}

/** Takes a currency; returns the symbol that stands beside amounts, in both languages. Spec 9. */
export function currencySymbol(currency: Currency): Words {
  const country = countries.find((candidate) => candidate.currency === currency)
  if (!country) throw new RangeError(`no country pays in ${currency}`)
  return country.currency_symbol
}

/** Takes a text; tells whether it is the code of a country that restaurants are in. */
export function isCountry(text: string): text is CountryCode {
  return Object.hasOwn(table, text)
}
