import { MapPin } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Icon } from '#ui/icon.tsx'
import { AddressWords } from '../../delivery/address-words.tsx'
import { useDeliveryText } from '../../i18n/use-delivery-text.ts'
import styles from './driver-card.module.css'

/** Where the order goes; only its owner is told. */
export function AddressCard({ address }: Pick<OrderWire, 'address'>) {
  const t = useDeliveryText()
  if (!address) return null
  return (
    <section className={styles.card} aria-label={t('delivery.to')}>
      <span className={styles.sign}>
        <Icon of={MapPin} />
      </span>
      <p className={`${styles.words} ${styles.address}`}>
        <b>{t('delivery.to')}</b>
        <AddressWords address={address} />
      </p>
    </section>
  )
}
