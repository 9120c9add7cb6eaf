import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Empty } from '#ui/empty.tsx'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import later from '../../pictures/later.webp'
import { LanguageLink } from '../../shell/language-link.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { Logo } from '../../shell/logo.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './hold-over.module.css'
import { wizardPath } from '../reservation-paths.ts'

/** In place of a step whose reservation is cancelled, or not this browser's to go on with. */
export function HoldOver({ reservation }: { readonly reservation: ReservationWire }) {
  const t = useReservationText()
  const { branch_id, date, area_id, time, is_next_day, guests_count: guests } = reservation
  const expired = reservation.expired || reservation.status !== 'cancelled'
  return (
    <>
      <PageHead title={t('reserve.title')} hidden />
      <header className={styles.header}>
        <Logo />
        <LanguageLink />
      </header>
      <main id="content" className={styles.page}>
        <div role="status">
          <Empty
            page
            picture={later}
            title={t(expired ? 'reserve.hold-over' : 'reserve.head.cancelled')}
            text={t(expired ? 'reserve.hold-over-text' : 'reserve.cancelled-text')}
          >
            <LocalLink
              to={wizardPath(branch_id, { date, guests, area_id, time, is_next_day })}
              className={buttonClass({ size: 'lg' })}
            >
              {t('reserve.again')}
            </LocalLink>
            <LocalLink to={wizardPath(branch_id)} className={buttonClass({ kind: 't', size: 'lg' })}>
              {t('reserve.start-over')}
            </LocalLink>
          </Empty>
        </div>
      </main>
    </>
  )
}
