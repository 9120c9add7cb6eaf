import { CalendarPlus, ChevronLeft } from 'lucide-react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { buttonClass } from '#ui/button-class.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import { ShareButton } from '../shell/share/share-button.tsx'
import { LocalLink } from '../shell/local-link.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useLanguage } from '../shell/use-site.ts'
import { BranchLine } from './branch-line.tsx'
import { CancelReservation } from './cancel-reservation.tsx'
import { DetailsList } from './details-list.tsx'
import { HoldStrip } from './wizard/hold-strip.tsx'
import { ReservationCard } from './reservation-card.tsx'
import { ReservationHead } from './reservation-head.tsx'
import { confirmPath, continuePath, reservationPath, wizardPath } from './reservation-paths.ts'
import styles from './reservation-screen.module.css'
import { useLiveReservation } from './use-live-reservation.ts'
import { VisitRating } from './visit-rating.tsx'

interface ReservationScreenProps {
  readonly initial: ReservationWire
  readonly keyOfLink: string | undefined
  readonly origin: string
}

/** A reservation: how it stands, when and where, and what can be done with it. */
export function ReservationScreen({ initial, keyOfLink: key, origin }: ReservationScreenProps) {
  const t = useReservationText()
  const { reservation, take, holdEnded } = useLiveReservation(initial, key)
  const { id, branch_id, hold, rendered_at, may } = reservation
  const changes = may.includes('change') || may.includes('continue')
  const updates = changes || may.includes('update')
  return (
    <div className={styles.page}>
      <PageHead title={t('reserve.detail')} hidden />
      <TopBar
        title={t('reserve.detail')}
        start={
          <LocalLink to="/reservations" className={iconButtonClass()} aria-label={t('reserve.mine')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
        end={
          <ShareButton
            path={reservationPath(id)}
            origin={origin}
            title={`${t('reserve.detail')} · ${reservation.words.whole}`}
            label={t('reserve.share')}
          />
        }
      />
      <main id="content" className={styles.main}>
        {hold && <HoldStrip until={hold.until} renderedAt={rendered_at} onOver={holdEnded} />}
        <ReservationHead reservation={reservation} />
        <Next reservation={reservation} keyOfLink={key} />
        <VisitRating reservation={reservation} keyOfLink={key} onRated={take} />
        <ReservationCard
          reservation={reservation}
          change={changes ? continuePath(branch_id, id, 'one', key) : undefined}
        />
        <DetailsList
          reservation={reservation}
          change={updates ? continuePath(branch_id, id, 'two', key) : undefined}
        />
        <BranchLine reservation={reservation} />
        <CancelReservation reservation={reservation} keyOfLink={key} onCancelled={take} />
      </main>
    </div>
  )
}

interface NextProps {
  readonly reservation: ReservationWire
  readonly keyOfLink: string | undefined
}

/** The one thing to do next. */
function Next({ reservation, keyOfLink: key }: NextProps) {
  const t = useReservationText()
  const language = useLanguage()
  const { id, branch_id, status, may, guests_count: guests, visit } = reservation
  const wide = buttonClass({ size: 'lg', wide: true })
  if (status === 'cancelled')
    return (
      <LocalLink to={wizardPath(branch_id, { guests })} className={wide}>
        {t('reserve.start-over')}
      </LocalLink>
    )
  if (status === 'confirmed')
    return visit === 'expected' || visit === 'arrived' ? (
      <a
        className={buttonClass({ kind: 's', wide: true })}
        href={`/api/v1/reservation/reservations/${id}/calendar?${new URLSearchParams({ language, ...(key && { key }) })}`}
        download="reservation.ics"
      >
        <Icon of={CalendarPlus} />
        {t('reserve.calendar')}
      </a>
    ) : null
  if (!may.includes('continue') && !may.includes('confirm') && !may.includes('pay')) return null
  return (
    <LocalLink to={confirmPath(branch_id, id, key)} className={wide}>
      {t(status === 'pending_payment' ? 'reserve.pay' : 'reserve.finish')}
    </LocalLink>
  )
}
