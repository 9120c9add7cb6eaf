import type { OrderWire } from '#contract/ordering/order.ts'
import { keepTime } from '../../i18n/keep-time.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../routes/order/order-head.module.css'

/** Ordered for later: its day and time, which are the promise. */
export function OrderSlot({ slot }: { readonly slot: NonNullable<OrderWire['slot']> }) {
  const t = useText()
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.label}>{t('time.order-for')}</span>
        <span className={styles.line}>
          <bdi>{keepTime(slot.words)}</bdi>
        </span>
      </p>
    </div>
  )
}
