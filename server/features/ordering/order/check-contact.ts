import type { CountryCode } from '#domain/core/country.ts'
import { getCountry } from '#domain/core/country.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import { refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { cleanLine, cleanText } from '#domain/core/text.ts'

/** A guest's contact, cleaned: the mobile in E.164. */
export interface Contact {
  readonly name: string
  readonly mobile: string
  readonly notes: string
}

/** Takes what a guest typed and the tenant's country; returns it clean, or refuses field by field. Spec 5. */
export function checkContact(
  typed: { name: string; mobile: string; notes?: string | undefined },
  country: CountryCode,
): Contact | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const name = cleanLine(typed.name, limits.name)
  if (name === undefined) fields['name'] = ['text-too-long']
  else if (name === '') fields['name'] = ['field-required']
  const mobile = normaliseAnyMobile(typed.mobile, getCountry(country))
  if (typed.mobile.trim() === '') fields['mobile'] = ['field-required']
  else if (mobile === undefined) fields['mobile'] = ['mobile-invalid']
  const notes = cleanText(typed.notes ?? '', limits.notes)
  if (notes === undefined) fields['notes'] = ['text-too-long']
  if (name && mobile !== undefined && notes !== undefined) return { name, mobile, notes }
  return refuseFields(fields) ?? refuse('fill-all-fields')
}
