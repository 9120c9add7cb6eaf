import type { ChangeReservationBody } from '#contract/reservation.ts'
import type { ReservationWire } from '#contract/reservation-wire.ts'
import type { DetailsForm } from './check-details.ts'

/**
 * Takes what was typed, the reservation as it is, and the key of a message's link; returns what is sent of it. An occasion
 * is left out when there is none; null takes back the one that was chosen before. Spec 5, 7.
 */
export function detailsBody(
  { name, phone, email, note, eventId, allergenIds }: DetailsForm,
  {
    status,
    is_payment_required,
    event_id,
  }: Pick<ReservationWire, 'status' | 'is_payment_required' | 'event_id'>,
  key: string | undefined,
): ChangeReservationBody {
  return {
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    note: note.trim(),
    allergens: allergenIds.map((allergen_id) => ({ allergen_id })),
    ...(eventId !== event_id && { event_id: eventId }),
    status,
    is_payment_required,
    ...(key && { key }),
  }
}
