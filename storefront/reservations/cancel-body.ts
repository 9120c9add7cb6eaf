import type { ChangeReservationBody } from '#contract/reservations/reservation.ts'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { wholeReservation } from './whole-reservation.ts'

/** The choice that stands for a reason in words of one's own. */
export const otherReason = 'other'

/**
 * Takes the reservation, the key of a message's link, and which reason was chosen with what was typed for it; returns what
 * gives the reservation up. A reason is left out when there is none. Spec 4, 5, 7.
 */
export function cancelBody(
  reservation: ReservationWire,
  key: string | undefined,
  { reason, own }: { readonly reason: string | undefined; readonly own: string },
): ChangeReservationBody {
  const words = own.trim()
  return {
    ...wholeReservation(reservation, key),
    action: 'cancel',
    status: 'cancelled',
    ...(reason === otherReason
      ? words !== '' && { cancellation_reason: words }
      : reason && { cancellation_reason_id: reason }),
  }
}
