import type { CountryCode } from '../core/country.ts'
import { wordIn, type Language, type Words } from '../core/words.ts'
import { settingText, settingWords, type Settings } from './settings.ts'

/** What says who sells: e-commerce law asks a shop to show it. */
export const identityKeys = [
  'general.legal_name',
  'general.commercial_register',
  'general.licence',
  'general.store_certificate',
] as const
export type IdentityKey = (typeof identityKeys)[number]

interface IdentityField {
  readonly label: Words
  /** What it looks like, where the country has one form for all. */
  readonly shape?: RegExp
  readonly hint?: Words
}

const legalName: IdentityField = { label: { ar: 'اسم المنشأة', en: 'Company' } }
const register: IdentityField = { label: { ar: 'السجل التجاري', en: 'Commercial register' } }
const tradeLicence: IdentityField = { label: { ar: 'الرخصة التجارية', en: 'Trade licence' } }
const certificate: IdentityField = { label: { ar: 'توثيق المتجر الإلكتروني', en: 'Online store certificate' } }

/**
 * By country what the authorities call it. Saudi Arabia numbers its register with ten digits; the others' forms differ by
 * city and year, so only their length is checked.
 */
const fields: Readonly<Record<CountryCode, Readonly<Record<IdentityKey, IdentityField>>>> = {
  SA: {
    'general.legal_name': legalName,
    'general.commercial_register': {
      ...register,
      shape: /^\d{10}$/,
      hint: { ar: 'مثل 1010123456', en: 'Such as 1010123456' },
    },
    'general.licence': { label: { ar: 'رخصة البلدية', en: 'Municipal licence' } },
    'general.store_certificate': {
      ...certificate,
      hint: { ar: 'من المركز السعودي للأعمال', en: 'By the Saudi Business Center' },
    },
  },
  EG: {
    'general.legal_name': legalName,
    'general.commercial_register': register,
    'general.licence': { label: { ar: 'رخصة التشغيل', en: 'Operating licence' } },
    'general.store_certificate': certificate,
  },
  AE: {
    'general.legal_name': legalName,
    'general.commercial_register': register,
    'general.licence': tradeLicence,
    'general.store_certificate': certificate,
  },
  QA: {
    'general.legal_name': legalName,
    'general.commercial_register': register,
    'general.licence': tradeLicence,
    'general.store_certificate': certificate,
  },
}

const taxLabels: Readonly<Record<CountryCode, Words>> = {
  SA: { ar: 'الرقم الضريبي', en: 'VAT number' },
  EG: { ar: 'رقم التسجيل الضريبي', en: 'Tax registration number' },
  AE: { ar: 'رقم التسجيل الضريبي', en: 'TRN' },
  QA: { ar: 'الرقم الضريبي', en: 'Tax number' },
}

const isIdentity = (key: string): key is IdentityKey => identityKeys.some((one) => one === key)

/** Takes any setting's key and a country; returns how the field is called there, or undefined for a setting of another kind. */
export function identityField(key: string, country: CountryCode): IdentityField | undefined {
  return isIdentity(key) ? fields[country][key] : undefined
}

/** Takes a key, a country and a value as it is kept; tells whether the country's form contradicts it. Empty never does. */
export function contradictsCountry(key: string, country: CountryCode, value: unknown): boolean {
  const shape = identityField(key, country)?.shape
  return shape !== undefined && typeof value === 'string' && value !== '' && !shape.test(value)
}

/** One line of who sells. */
export interface IdentityLine {
  readonly name: string
  readonly value: string
}

/**
 * Takes a restaurant's settings, country and tax number; returns what its website shows of who sells, in that language,
 * without what nobody entered.
 */
export function identityLines(
  settings: Settings,
  { country, taxNumber }: { readonly country: CountryCode; readonly taxNumber: string },
  language: Language,
): IdentityLine[] {
  const own = identityKeys.map((key) => ({
    name: wordIn(fields[country][key].label, language),
    value:
      key === 'general.legal_name'
        ? wordIn(settingWords(settings, key), language)
        : settingText(settings, key),
  }))
  return [...own, { name: wordIn(taxLabels[country], language), value: taxNumber }].filter(
    ({ value }) => value !== '',
  )
}
