import { Bike } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DriverPlaceWire } from '#contract/driver.ts'
import type { OrderWire } from '#contract/order.ts'
import { distanceKm } from '#domain/distance.ts'
import { Icon } from '#ui/icon.tsx'
import { useClient } from '#web/use-client.ts'
import { useDriverText } from '../../i18n/use-driver-text.ts'
import { askOften } from '../../live/ask-often.ts'
import styles from './driver-card.module.css'

/** A car moves a street or two in this time. */
const askEveryMs = 10_000

/** Where the driver is, while the order is on its way and the driver shares it (domain "Staff"). */
export function DriverCard({ order }: { readonly order: OrderWire }) {
  const t = useDriverText()
  const driver = useDriver(order)
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
        {far === undefined ? t('driver.on-way', { name }) : t('driver.is-away', { name, distance: far })}
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

function useDriver({ id, mine, status }: OrderWire): DriverPlaceWire | undefined {
  const client = useClient()
  const [driver, setDriver] = useState<DriverPlaceWire>()
  const wanted = mine && status === 'outdelivery'
  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    const ask = () => {
      if (document.visibilityState === 'hidden') return
      void client.orderDriver(id).then(
        (answer) => left || setDriver(answer.driver ?? undefined),
        () => {},
      )
    }
    ask()
    const timer = setInterval(ask, askEveryMs)
    const end = askOften(ask)
    return () => {
      left = true
      clearInterval(timer)
      end()
    }
  }, [client, id, wanted])
  return wanted ? driver : undefined
}
