import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { useReservationText } from '../../i18n/use-reservation-text.ts'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { continuePath } from '../reservation-paths.ts'
import styles from './continue-elsewhere.module.css'

interface ContinueElsewhereProps {
  readonly reservation: ReservationWire
  readonly keyOfLink: string | undefined
}

/** The link by which the booking goes on on another device, as link and QR code. */
export function ContinueElsewhere({ reservation, keyOfLink }: ContinueElsewhereProps) {
  const t = useReservationText()
  const { id, branch_id, branch_name } = reservation
  return (
    <section className={styles.line} aria-label={t('reserve.other-device')}>
      <div>
        <strong>{t('reserve.other-device')}</strong>
        <p>{t('reserve.other-device-text')}</p>
      </div>
      <ShareButton
        path={continuePath(branch_id, id, 'two', keyOfLink)}
        title={`${t('reserve.title')} · ${branch_name}`}
        label={t('reserve.other-device')}
      />
    </section>
  )
}
