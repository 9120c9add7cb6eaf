import { getCountry } from '#domain/core/country.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseAnyMobile } from '#domain/core/mobile.ts'
import { refuseFields } from '#domain/core/refuse-fields.ts'
import type { Refusal, RefusalCode } from '#domain/core/refusal.ts'
import { cleanLine, cleanText } from '#domain/core/text.ts'
import type { Catalogue } from '#server/store/menu/catalogue.ts'
import type { EventTypeRow } from '#server/store/reservations/reservation-choices.ts'
import type { ReservationChange, ReservationRow } from '#server/store/reservations/reservations.ts'

/** What a guest typed and chose; what is left out stays as it is. */
export interface TypedForm {
  readonly name?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly note?: string | undefined
  readonly event_id?: string | null | undefined
  readonly allergens?: readonly string[] | undefined
}

/** What of the form is kept: the phone in E.164, or empty. */
export type CleanForm = Required<Pick<ReservationRow, 'name' | 'phone' | 'email' | 'note' | 'allergens'>> & {
  event_id: string | null
}

/**
 * Takes what was typed, the reservation as it is, and what a guest may choose from; returns the form clean, or refuses field
 * by field. `whole`: a name and a number are needed from now on ("Please fill all fields"). An event or allergen that is
 * not offered is left out. Spec 5.
 */
export function readForm(
  typed: TypedForm,
  row: Pick<ReservationRow, 'name' | 'phone' | 'email' | 'note' | 'event_id' | 'allergens'>,
  { catalogue, events }: { catalogue: Catalogue; events: readonly EventTypeRow[] },
  whole: boolean,
): CleanForm | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const text = (field: 'name' | 'note', most: number) => {
    const clean =
      typed[field] === undefined ? row[field] : (field === 'name' ? cleanLine : cleanText)(typed[field], most)
    if (clean === undefined) fields[field] = ['text-too-long']
    return clean ?? ''
  }
  const name = text('name', limits.name)
  const note = text('note', limits.notes)
  const phone = phoneOf(typed.phone ?? row.phone, catalogue, fields)
  const email = emailOf(typed.email ?? row.email, fields)
  if (whole && name === '' && !fields['name']) fields['name'] = ['field-required']
  if (whole && phone === '' && !fields['phone']) fields['phone'] = ['field-required']
  const refused = refuseFields(fields)
  if (refused) return refused
  const wanted = typed.event_id === undefined ? row.event_id : typed.event_id
  const known = new Set(catalogue.allergens.map((one) => one.id))
  return {
    name,
    phone,
    email,
    note,
    event_id: events.some((one) => one.id === wanted) ? (wanted ?? null) : null,
    allergens: [...new Set(typed.allergens ?? row.allergens)].filter((id) => known.has(id)),
  }
}

function phoneOf(text: string, { tenant }: Catalogue, fields: Record<string, RefusalCode[]>): string {
  if (text.trim() === '') return ''
  const phone = normaliseAnyMobile(text, getCountry(tenant.country))
  if (phone === undefined) fields['phone'] = ['mobile-invalid']
  return phone ?? ''
}

function emailOf(text: string, fields: Record<string, RefusalCode[]>): string {
  if (text.trim() === '') return ''
  const read = readEmail(text)
  if ('email' in read) return read.email
  fields['email'] = [read.wrong]
  return ''
}

/** Takes a clean form; returns the columns that it changes. */
export function columnsOf(form: CleanForm): ReservationChange {
  return { ...form, allergens: [...form.allergens] }
}
