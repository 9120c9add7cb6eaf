import { useMemo } from 'react'
import { makeText, type Text } from '#web/make-text.ts'
import { usePageFrame } from '../shell/site-context.ts'
import { arReservation } from './ar/reservation.ts'
import { enReservation } from './en/reservation.ts'

const texts = { ar: arReservation, en: enReservation } as const

export type ReservationTextKey = keyof typeof arReservation

/** `t` of the pages of reservations: their texts come with their code. */
export function useReservationText(): Text<ReservationTextKey> {
  const { language, site } = usePageFrame()
  return useMemo(() => makeText(language, texts[language], site?.messages), [language, site])
}
