import type { ChangeReservationBody } from '#contract/reservations/reservation.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import type { DetailsForm } from './check-details.ts'
import { wholeReservation } from '../whole-reservation.ts'

/**
 * Takes what was typed, the reservation as it is, and the key of a message's link; returns the full reservation with it. An
 * occasion is left out when there is none; null takes back the one that was chosen before. Spec 5, 7.
 */
export function detailsBody(
  { name, phone, email, note, eventId, allergenIds }: DetailsForm,
  reservation: ReservationWire,
  key: string | undefined,
): ChangeReservationBody {
  const { event_id, event_name, event_icon, ...whole } = wholeReservation(reservation, key)
  const known = reservation.event_id
  return {
    ...whole,
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    note: note.trim(),
    allergens: allergenIds.map((allergen_id) => ({ allergen_id })),
    ...(eventId === known ? known !== null && { event_id, event_name, event_icon } : { event_id: eventId }),
  }
}
