import { Navigation, Phone, Store } from 'lucide-react'
import type { ReservationWire } from '#contract/reservations/reservation-wire.ts'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useReservationText } from '../i18n/use-reservation-text.ts'
import styles from './branch-line.module.css'

/** Where it is: name, address, the way there, the phone. */
export function BranchLine({
  reservation,
}: {
  readonly reservation: Pick<ReservationWire, 'branch_name' | 'branch'>
}) {
  const t = useReservationText()
  const { branch_name: name, branch } = reservation
  const { address, phone, latitude, longitude } = branch
  return (
    <section className={styles.line} aria-label={t('reserve.where')}>
      <span className={styles.sign}>
        <Icon of={Store} />
      </span>
      <div className={styles.words}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p>
          <Typed>{address}</Typed>
        </p>
      </div>
      {(latitude !== 0 || longitude !== 0) && (
        <a
          className={iconButtonClass('sunken')}
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('reserve.directions', { name })}
        >
          <Icon of={Navigation} />
        </a>
      )}
      {phone && (
        <a
          className={iconButtonClass('sunken')}
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          aria-label={t('reserve.call', { name })}
        >
          <Icon of={Phone} />
        </a>
      )}
    </section>
  )
}
