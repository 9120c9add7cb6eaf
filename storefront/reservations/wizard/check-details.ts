import { findCountry } from '#domain/core/country.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import { lengthOf } from '#domain/core/text.ts'
import type { ReservationTextKey } from '../../i18n/use-reservation-text.ts'

/** What is typed and chosen in the second step. Spec 3. */
export interface DetailsForm {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly note: string
  /** None = no occasion. */
  readonly eventId: string | null
  readonly allergenIds: readonly string[]
}

export type DetailsField = 'name' | 'phone' | 'email' | 'note'

/** In the order in which they stand on the page: the first with a trouble gets the focus. */
export const detailsFields: readonly DetailsField[] = ['name', 'phone', 'email', 'note']

export interface DetailsTrouble {
  readonly key: ReservationTextKey
  readonly holes: Readonly<Record<string, string | number>>
}

/** Takes what was typed and the tenant's country; returns what is wrong, field by field; nothing when all is well. Spec 5. */
export function checkDetails(
  form: DetailsForm,
  countryCode: string,
): Partial<Record<DetailsField, DetailsTrouble>> {
  const country = findCountry(countryCode)
  const troubles: Partial<Record<DetailsField, DetailsTrouble>> = {}
  const bad = (field: DetailsField, key: ReservationTextKey, holes = {}) => {
    troubles[field] ??= { key, holes }
  }
  const tooLong = (field: DetailsField, most: number) => {
    if (lengthOf(form[field].trim()) > most) bad(field, 'reserve.too-long', { count: most })
  }
  if (form.name.trim() === '') bad('name', 'reserve.required')
  tooLong('name', limits.name)
  if (form.phone.trim() === '') bad('phone', 'reserve.required')
  else if (country && !normaliseAnyMobile(form.phone, country))
    bad('phone', 'reserve.mobile-invalid', { example: country.mobile_format })
  tooLong('email', limits.email)
  if (form.email.trim() !== '' && 'wrong' in readEmail(form.email)) bad('email', 'reserve.email-invalid')
  tooLong('note', limits.notes)
  return troubles
}
