import { arReservation } from './ar/reservation.ts'
import { enReservation } from './en/reservation.ts'
import { makeTextHook } from './make-text-hook.ts'

export type ReservationTextKey = keyof typeof arReservation

/** `t` of the pages of reservations: their texts come with their code. */
export const useReservationText = makeTextHook({ ar: arReservation, en: enReservation })
