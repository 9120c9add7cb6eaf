import { Navigation, Phone, Store } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Icon } from '#ui/icon.tsx'
import { Typed } from '#ui/text/typed.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './branch-card.module.css'

/** Where the order is: address, phone, directions. */
export function BranchCard({ branch }: { readonly branch: OrderWire['branch'] }) {
  const t = useText()
  const { name, address, phone, latitude, longitude } = branch
  return (
    <section className={styles.card}>
      <span className={styles.sign}>
        <Icon of={Store} />
      </span>
      <div className={styles.words}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <Typed>{address}</Typed>
        </p>
        {phone && (
          <p>
            <bdi className="n">{phone}</bdi>
          </p>
        )}
      </div>
      {(latitude !== 0 || longitude !== 0) && (
        <a
          className={styles.way}
          href={`https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`}
          target="_blank"
          rel="noreferrer"
          aria-label={t('order.directions', { name })}
        >
          <Icon of={Navigation} />
        </a>
      )}
      {phone && (
        <a
          className={styles.way}
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          aria-label={t('order.call-branch', { name })}
        >
          <Icon of={Phone} />
        </a>
      )}
    </section>
  )
}
