import type { ChangeReservationBody } from '#contract/reservations/reservation.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'

/**
 * Takes a reservation as it is shown, and the key of a message's link; returns it as it travels with every change: the form,
 * where and when, and what the server works out itself. An occasion is left out when there is none. Spec 5, 7.
 */
export function wholeReservation(
  reservation: ReservationWire,
  key: string | undefined,
): ChangeReservationBody {
  const { event_id, event_name, event_icon } = reservation
  return {
    branch_id: reservation.branch_id,
    branch_name: reservation.branch_name,
    area_id: reservation.area_id,
    area_name: reservation.area_name,
    date: reservation.date,
    time: reservation.time,
    is_next_day: reservation.is_next_day,
    guests_count: reservation.guests_count,
    name: reservation.name,
    phone: reservation.phone,
    email: reservation.email,
    note: reservation.note,
    allergens: reservation.allergens,
    ...(event_id !== null && { event_id, event_name, event_icon }),
    version: reservation.version,
    cost: reservation.cost,
    status: reservation.status,
    is_payment_required: reservation.is_payment_required,
    source: reservation.source,
    settings: reservation.settings,
    ...(key && { key }),
  }
}
