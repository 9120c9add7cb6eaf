import type { OrderWire } from '#contract/ordering/order.ts'
import { useText } from '../../i18n/use-text.ts'
import { VehicleLine } from '../../delivery/places/vehicle-line.tsx'
import styles from './car-card.module.css'

/** The vehicle that the order is brought to; its owner alone sees it. */
export function CarCard({ order: { vehicle } }: { readonly order: OrderWire }) {
  const t = useText()
  if (!vehicle) return null
  return (
    <section className={styles.card} aria-label={t('order.car')}>
      <VehicleLine vehicle={vehicle} />
    </section>
  )
}
