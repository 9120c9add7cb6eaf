import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { BookingWire, ReservationDeskDayWire } from '#contract/reservations/reservation-desk.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWhileMounted } from '#ui/use-while-mounted.ts'
import { useClient } from '#web/use-client.ts'
import form from '../ordering/board/sheet-form.module.css'
import { useText } from '../i18n/use-text.ts'
import { branchOf, useMember } from '../shell/member.ts'
import { useAct } from '../shell/use-act.ts'
import { BookingSheet } from './booking-sheet.tsx'
import { useDay } from './use-day.ts'

interface BookingOfListProps {
  readonly booking: BookingWire
  readonly onClose: () => void
}

/** A booking of the list on its own day, so that it can be moved and acted on as on the timeline. */
export function BookingOfList({ booking, onClose: endClose }: BookingOfListProps) {
  const onClose = useWhileMounted(endClose)
  const client = useClient()
  const member = useMember()
  const { revalidate } = useRevalidator()
  const t = useText()
  const act = useAct()
  const [day, setDay] = useState<ReservationDeskDayWire>()
  const ask = () => {
    const branch = branchOf(member, new URLSearchParams(window.location.search).get('branch'))
    if (branch) act.run(() => client.getReservationDay({ branch_id: branch.id, date: booking.date }), setDay)
  }
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the sheet opens
  useEffect(ask, [])
  const close = () => {
    void revalidate()
    onClose()
  }
  if (day) return <OnItsDay first={day} id={booking.id} was={booking} onClose={close} />
  if (!act.refused) return null
  return (
    <Sheet title={booking.name || t('res.guest')} closeWord={t('shell.close')} onClose={onClose}>
      <div className={form.form}>
        <Note tone="err" alert>
          {act.refused}{' '}
          <Button kind="s" size="sm" onClick={ask}>
            {t('error.retry')}
          </Button>
        </Note>
      </div>
    </Sheet>
  )
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
