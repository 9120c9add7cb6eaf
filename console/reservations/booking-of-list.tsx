import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingWire, ReservationDeskDayWire } from '#contract/reservation-desk.ts'
import { useClient } from '#web/use-client.ts'
import { useMember } from '../shell/member.ts'
import { branchOf } from '../shell/member.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { useDay } from './use-day.ts'

interface BookingOfListProps {
  readonly booking: BookingWire
  readonly onClose: () => void
}

/** A booking of the list on its own day, so that it can be moved and acted on as on the timeline. */
export function BookingOfList({ booking, onClose }: BookingOfListProps) {
  const client = useClient()
  const member = useMember()
  const { revalidate } = useRevalidator()
  const [day, setDay] = useState<ReservationDeskDayWire>()
  const { date } = booking
  useEffect(() => {
    const branch = branchOf(member, new URLSearchParams(window.location.search).get('branch'))
    if (!branch) return
    client.reservationDay(branch.id, date).then(setDay, () => onClose())
  }, [client, member, date, onClose])
  const close = () => {
    void revalidate()
    onClose()
  }
  return day ? <OnItsDay first={day} id={booking.id} was={booking} onClose={close} /> : null
}

interface OnItsDayProps {
  readonly first: ReservationDeskDayWire
  readonly id: string
  readonly was: BookingWire
  readonly onClose: () => void
}

function OnItsDay({ first, id, was, onClose }: OnItsDayProps) {
  const desk = useDay(first)
  const booking = desk.day.bookings.find((one) => one.id === id) ?? was
  return <BookingSheet booking={booking} desk={desk} onClose={onClose} />
}
