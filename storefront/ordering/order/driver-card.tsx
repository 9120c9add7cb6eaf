import { Bike } from 'lucide-react'
import type { DriverPlaceWire } from '#contract/delivery/driver.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { distanceKm } from '#domain/core/distance.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { fillWith } from '../../i18n/say.tsx'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import styles from './driver-card.module.css'

interface DriverCardProps {
  readonly order: OrderWire
  readonly driver: DriverPlaceWire | undefined
}

/** Where the driver is, while the order is on its way and the driver shares it (rule "Position of a driver"). */
export function DriverCard({ order, driver }: DriverCardProps) {
  const t = useDriverText()
  if (!driver) return null
  const { name, latitude, longitude } = driver
  const to = order.address
  const far =
    to?.latitude != null && to.longitude !== null
      ? distanceKm(driver, { latitude: to.latitude, longitude: to.longitude }).toFixed(2)
      : undefined
  return (
    <section className={styles.card} aria-label={t('driver.where')}>
      <span className={styles.sign}>
        <Icon of={Bike} />
      </span>
      <p role="status" className={styles.words}>
        {fillWith(t(far === undefined ? 'driver.on-way' : 'driver.is-away'), {
          name: <bdi>{name}</bdi>,
          distance: <N>{far}</N>,
        })}
      </p>
      <a
        className={styles.see}
        href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('driver.see')}
      </a>
    </section>
  )
}
