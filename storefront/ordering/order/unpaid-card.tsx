import type { OrderWire } from '#contract/ordering/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { clockOf } from '../../i18n/clock-of.ts'
import styles from './unpaid-card.module.css'
import { useNow } from '../../routes/order/use-now.ts'

/** Waiting for payment: how long the order is held, and the way to pay. The countdown moves only after mounting. */
export function UnpaidCard({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const now = useNow(order.rendered_at, 1000)
  const left = order.hold_until ? Math.max(0, Math.floor((Date.parse(order.hold_until) - now) / 1000)) : 0
  const minutes = Math.ceil(left / 60)
  return (
    <section className={styles.card}>
      <p>{t('order.unpaid-hint')}</p>
      <p className={styles.left}>
        {left > 0 ? (
          <>
            {t('order.hold-left')}
            <b role="timer" className={minutes <= 1 ? styles.soon : undefined}>
              <N>{clockOf(left)}</N>
            </b>
          </>
        ) : (
          t('order.hold-over')
        )}
      </p>
      <p role="status" className="vh">
        {minutes === 1 && left > 0 ? t('order.hold-minute') : minutes === 5 ? t('order.hold-five') : ''}
      </p>
      {order.can_pay && left > 0 && (
        <div className={styles.dock}>
          <LocalLink
            to={`/o/${order.id}/pay`}
            className={buttonClass({ size: 'lg', wide: true, spread: true })}
          >
            {t('order.pay')}
            <Money amount={order.bill.to_pay} />
          </LocalLink>
        </div>
      )}
    </section>
  )
}
