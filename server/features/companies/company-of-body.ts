import type { CompanyBody } from '#contract/companies/companies.ts'
import { getCountry, type CountryCode } from '#domain/core/country.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import { parseAmount } from '#domain/core/money.ts'
import type { Refusal, RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { readTaxNumber } from '#domain/einvoicing/tax-number.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { CompanyValues } from '#server/store/companies/companies.ts'

/** A company as it is kept, with its members' numbers in E.164. */
export interface TypedCompany {
  readonly values: CompanyValues
  readonly members: readonly { readonly name: string; readonly mobile: string }[]
}

const mostMoney = 1_000_000_000

/**
 * Takes what staff typed and the restaurant's country; returns the company clean, or refuses field by field
 * ('field-required', 'text-too-long', 'mobile-invalid', 'tax-number-…', 'bad-input'; members by their place in the list).
 */
export function companyOfBody(body: CompanyBody, code: CountryCode): TypedCompany | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const country = getCountry(code)
  const text = (field: string, typed: string) => {
    const clean = cleanLine(typed, limits.name)
    if (!clean) fields[field] = [clean === undefined ? 'text-too-long' : 'field-required']
    return clean ?? ''
  }
  const mobile = (field: string, typed: string) => {
    const found = normaliseMobile(toWesternDigits(typed), country)
    if (found === undefined) fields[field] = [typed.trim() === '' ? 'field-required' : 'mobile-invalid']
    return found ?? ''
  }
  const money = (field: 'order_limit' | 'month_limit' | 'credit_limit') => {
    const typed = body[field]
    const found = typed === null ? null : parseAmount(typed)
    if (found === undefined || (found !== null && (found < 0 || found > mostMoney)))
      fields[field] = ['bad-input']
    return found ?? null
  }
  const taxNumber = readTaxNumber(body.tax_number, code)
  if ('refused' in taxNumber) fields['tax_number'] = [taxNumber.refused]
  const address = readAddress(body)
  Object.assign(fields, address.wrong)
  const members = body.members.map((one, i) => ({
    name: text(`members.${i}.name`, one.name),
    mobile: mobile(`members.${i}.mobile`, one.mobile),
  }))
  const seen = new Set<string>()
  for (const [i, one] of members.entries()) {
    if (one.mobile && seen.has(one.mobile)) fields[`members.${i}.mobile`] = ['bad-input']
    seen.add(one.mobile)
  }
  const values: CompanyValues = {
    name: text('name', body.name),
    tax_number: 'number' in taxNumber ? taxNumber.number : '',
    ...address.values,
    approver_name: text('approver.name', body.approver.name),
    approver_mobile: mobile('approver.mobile', body.approver.mobile),
    approver_language: body.approver.language,
    order_limit: money('order_limit'),
    month_limit: money('month_limit'),
    credit_limit: money('credit_limit'),
    active: body.active,
  }
  return refuseFields(fields) ?? { values, members }
}

/** The address of a company's invoices: all parts of it, or none. */
function readAddress(body: CompanyBody) {
  const line = (typed = '') => cleanLine(typed, limits.name) ?? ''
  const digits = (typed = '') => toWesternDigits(typed).replace(/\s/g, '')
  const values = {
    street: line(body.street),
    building: digits(body.building),
    district: line(body.district),
    city: line(body.city),
    postal_code: digits(body.postal_code),
  }
  const parts = Object.entries(values)
  const wrong: Record<string, RefusalCode[]> = {}
  if (parts.every(([, part]) => part === '')) return { values, wrong }
  for (const [name, part] of parts) if (part === '') wrong[name] = ['field-required']
  if (!/^\d{4}$/.test(values.building)) wrong['building'] = ['building-number-invalid']
  if (!/^\d{5}$/.test(values.postal_code)) wrong['postal_code'] = ['postal-code-invalid']
  return { values, wrong }
}
