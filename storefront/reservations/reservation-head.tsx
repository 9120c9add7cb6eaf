import { CalendarCheck, CalendarX, CreditCard, DoorOpen, Hourglass } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { keepTime } from '../i18n/keep-time.ts'
import { useReservationText, type ReservationTextKey } from '../i18n/use-reservation-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './reservation-head.module.css'

type Tone = 'ok' | 'warn' | 'err'
const looks: Readonly<Record<ReservationWire['status'], { icon: LucideIcon; tone: Tone }>> = {
  pending: { icon: Hourglass, tone: 'warn' },
  pending_payment: { icon: CreditCard, tone: 'warn' },
  confirmed: { icon: CalendarCheck, tone: 'ok' },
  cancelled: { icon: CalendarX, tone: 'err' },
}

/** How it stands, large, with the money that went and came. */
export function ReservationHead({ reservation }: { readonly reservation: ReservationWire }) {
  const t = useReservationText()
  const { status, visit, cancellation_reason: reason, words } = reservation
  const { icon, tone } = looks[status]
  const came = status === 'confirmed' && visit !== 'expected'
  return (
    <section className={styles.head} data-tone={tone} role="status">
      <span className={styles.sign}>
        <Icon of={came ? DoorOpen : icon} size="l" />
      </span>
      <h2>{t(headOf(reservation))}</h2>
      <p>{keepTime(words.whole)}</p>
      <Badge tone={tone}>{t(`reserve.status.${status}`)}</Badge>
      {reason && (
        <p className={styles.small}>
          {t('reserve.reason')}: <Typed>{reason}</Typed>
        </p>
      )}
      <MoneyLines reservation={reservation} />
    </section>
  )
}

function headOf({ status, visit, expired }: ReservationWire): ReservationTextKey {
  if (status === 'cancelled') return expired ? 'reserve.head.expired' : 'reserve.head.cancelled'
  if (status === 'confirmed' && visit !== 'expected') return `reserve.visit.${visit}`
  return `reserve.head.${status}`
}

function MoneyLines({ reservation: { paid, refunded, status } }: { reservation: ReservationWire }) {
  const t = useReservationText()
  if (Number(paid) === 0) return null
  const given = Number(refunded) > 0
  return (
    <p className={styles.small}>
      {t('reserve.paid')} <Money amount={paid} size="s" />
      {given && (
        <>
          {' · '}
          {t('reserve.refunded')} <Money amount={refunded} size="s" />
        </>
      )}
      {status === 'cancelled' && !given && ` · ${t('reserve.kept')}`}
    </p>
  )
}
