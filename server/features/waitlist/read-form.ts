import { getCountry, type CountryCode } from '#domain/core/country.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import type { Refusal, RefusalCode } from '#domain/core/refusal.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import { cleanLine, cleanText } from '#domain/core/text.ts'

/** What guests type of themselves. */
export interface TypedParty {
  readonly name: string
  readonly phone: string
  readonly note: string
}

/** The same, fit to be kept. */
export interface PartyWords {
  readonly name: string
  readonly mobile: string | undefined
  readonly note: string
}

/**
 * Takes what was typed and the tenant's country; returns it clean. Refuses as refuseFields does, with each field's reason;
 * the number may be left out by staff alone. Spec 5.
 */
export function readForm(
  typed: TypedParty,
  country: CountryCode,
  { phoneRequired }: { phoneRequired: boolean },
): PartyWords | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const name = cleanLine(typed.name, limits.name)
  const note = cleanText(typed.note, limits.notes)
  const mobile = normaliseAnyMobile(typed.phone, getCountry(country))
  if (name === '') fields['name'] = ['field-required']
  if (name === undefined) fields['name'] = ['text-too-long']
  if (note === undefined) fields['note'] = ['text-too-long']
  const empty = typed.phone.trim() === ''
  if (empty && phoneRequired) fields['phone'] = ['field-required']
  else if (!empty && mobile === undefined) fields['phone'] = ['mobile-invalid']
  return refuseFields(fields) ?? { name: name ?? '', mobile, note: note ?? '' }
}
