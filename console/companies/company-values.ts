import type { CompanyBody, CompanyWire } from '#contract/companies/companies.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { parseAmount, toDecimal } from '#domain/core/money.ts'
import type { Language } from '#domain/core/words.ts'

export const addressTexts = ['street', 'building', 'district', 'city', 'postal_code'] as const
const companyTexts = [
  'name',
  'tax_number',
  ...addressTexts,
  'order_limit',
  'month_limit',
  'credit_limit',
] as const
export type CompanyText = (typeof companyTexts)[number]

export interface MemberValue {
  /** Of this form alone: rows keep their place while they are typed. */
  readonly key: number
  readonly name: string
  readonly mobile: string
}

/** A company as its form holds it: amounts as they were typed, empty = without limit. */
export interface CompanyValues {
  readonly text: Readonly<Record<CompanyText, string>>
  readonly approver: { readonly name: string; readonly mobile: string; readonly language: Language }
  readonly active: boolean
  readonly members: readonly MemberValue[]
}

/** Every order of a new company asks its approver. */
export const newCompany: CompanyValues = {
  text: {
    name: '',
    tax_number: '',
    street: '',
    building: '',
    district: '',
    city: '',
    postal_code: '',
    order_limit: '0.00',
    month_limit: '',
    credit_limit: '',
  },
  approver: { name: '', mobile: '', language: 'ar' },
  active: true,
  members: [{ key: 0, name: '', mobile: '' }],
}

/** Takes a company; returns what its form holds. */
export function valuesOfCompany(company: CompanyWire): CompanyValues {
  return {
    text: {
      name: company.name,
      tax_number: company.tax_number,
      street: company.street ?? '',
      building: company.building ?? '',
      district: company.district ?? '',
      city: company.city ?? '',
      postal_code: company.postal_code ?? '',
      order_limit: company.order_limit ?? '',
      month_limit: company.month_limit ?? '',
      credit_limit: company.credit_limit ?? '',
    },
    approver: company.approver,
    active: company.active,
    members: company.members.map((one, key) => ({ ...one, key })),
  }
}

/** Takes an amount as it was typed; returns it as it travels, null when it is empty; what is no amount stays as it is. */
export function limitOf(typed: string): string | null {
  const text = toWesternDigits(typed.trim())
  if (text === '') return null
  const amount = parseAmount(text)
  return amount === undefined || amount < 0 ? text : toDecimal(amount)
}

/** Takes what the form holds; returns it as it travels, without rows of members that were left empty. */
export function bodyOfCompany({ text, approver, active, members }: CompanyValues): CompanyBody {
  return {
    name: text.name,
    tax_number: text.tax_number,
    street: text.street,
    building: text.building,
    district: text.district,
    city: text.city,
    postal_code: text.postal_code,
    approver,
    order_limit: limitOf(text.order_limit),
    month_limit: limitOf(text.month_limit),
    credit_limit: limitOf(text.credit_limit),
    active,
    members: filled(members).map(({ name, mobile }) => ({ name, mobile })),
  }
}

/** Takes rows of members; returns those with something in them, in whose order the server names what is wrong. */
export function filled(members: readonly MemberValue[]): readonly MemberValue[] {
  return members.filter(({ name, mobile }) => name.trim() !== '' || mobile.trim() !== '')
}
