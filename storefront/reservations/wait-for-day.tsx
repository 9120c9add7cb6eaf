import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReservationWaitWire } from '#contract/reservations/reservation.ts'
import type { ReservationSlotsWire } from '#contract/reservations/reservation-slots.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { continuePath } from './reservation-paths.ts'
import styles from './wait-for-day.module.css'
import { WaitSheet } from './wait-sheet.tsx'
import { deviceStore } from '#web/browser-stores.ts'

const keyOf = (day: string) => `reservation-wait ${day}`

/** The entries of this browser on lists for full days, by branch and day; nothing where a browser keeps nothing. */
const waitsHere = {
  read: (day: string): string | undefined => deviceStore.getItem(keyOf(day)) ?? undefined,
  keep: (day: string, id: string): void => void deviceStore.setItem(keyOf(day), id),
  forget: (day: string): void => deviceStore.removeItem(keyOf(day)),
}

interface WaitForDayProps {
  readonly branchId: string
  readonly slots: ReservationSlotsWire
}

/** A full day: who waits for it is told when a table comes free, and holds it for a while. */
export function WaitForDay({ branchId, slots }: WaitForDayProps) {
  const t = useReservationText()
  const [open, setOpen] = useState(false)
  const { wait, take, leave } = useWait(`${branchId} ${slots.date}`)
  if (wait?.state === 'offered' && wait.reservation_id)
    return (
      <LocalLink
        to={continuePath(branchId, wait.reservation_id, 'two')}
        className={buttonClass({ size: 'lg', wide: true })}
      >
        {t('reserve.wait-offered')}
      </LocalLink>
    )
  if (wait?.state === 'waiting')
    return (
      <Note tone="info">
        {t('reserve.waiting')}{' '}
        <Button kind="t" size="sm" onClick={leave}>
          {t('reserve.wait-leave')}
        </Button>
      </Note>
    )
  return (
    <section className={styles.offer} aria-labelledby="reserve-wait">
      <div>
        <h2 id="reserve-wait">{t('reserve.wait-full')}</h2>
        <p>{t('reserve.wait-text')}</p>
      </div>
      <Button kind="s" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={BellRing} size="s" />
        {t('reserve.wait-join')}
      </Button>
      {open && (
        <WaitSheet
          branchId={branchId}
          slots={slots}
          onWaiting={(now) => {
            setOpen(false)
            take(now)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

/** The entry that this browser has for a day, as it stands now. */
function useWait(day: string) {
  const client = useClient()
  const [wait, setWait] = useState<ReservationWaitWire>()
  useEffect(() => {
    const id = waitsHere.read(day)
    if (!id) return
    let gone = false
    client.reservationWait(id).then(
      (now) => !gone && setWait(now),
      () => waitsHere.forget(day),
    )
    return () => {
      gone = true
    }
  }, [client, day])
  const take = (now: ReservationWaitWire) => {
    waitsHere.keep(day, now.id)
    setWait(now)
  }
  const leave = () => {
    if (!wait) return
    client.leaveReservationWait(wait.id).then(
      () => {
        waitsHere.forget(day)
        setWait(undefined)
      },
      () => undefined,
    )
  }
  return { wait, take, leave }
}
