import type { OrderWire } from '#contract/order.ts'
import { N } from '#ui/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './order-head.module.css'
import { hasEnded, minutesLeft, segmentsOf } from './order-progress.ts'
import { OrderSlot } from './order-slot.tsx'
import { StatusBadge } from '../../shell/status-badge.tsx'
import { useNow } from './use-now.ts'

/** The number for the counter, how long it takes, and where it stands. */
export function OrderHead({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const over = hasEnded(order)
  return (
    <section className={styles.head} aria-label={t('order.details')}>
      <div className={styles.row}>
        {order.number ? (
          <p>
            <span className={styles.label}>{t('order.number')}</span>
            <span className={styles.large}>
              <N>#{order.number}</N>
            </span>
          </p>
        ) : (
          <p className={styles.line}>{t(over ? 'order.over' : 'order.unpaid')}</p>
        )}
        <StatusBadge shown={order.shown} />
      </div>
      {!over && <Eta order={order} />}
      {!over && order.number && (
        <div className={styles.segments} aria-hidden>
          {segmentsOf(order.timeline).map((segment, i) => (
            <i key={i} className={styles[segment]} />
          ))}
        </div>
      )}
    </section>
  )
}

const waiting: ReadonlySet<string> = new Set(['callcenter_pending', 'created', 'accepted'])

function Eta({ order }: { order: OrderWire }) {
  const t = useText()
  const now = useNow(order.rendered_at, 10_000)
  if (order.status === 'ready') return <p className={styles.line}>{t('order.waits-at-branch')}</p>
  if (order.slot && waiting.has(order.status)) return <OrderSlot slot={order.slot} />
  if (order.status !== 'created' && order.status !== 'accepted') {
    return order.timeline.at(-1)?.done ? <p className={styles.line}>{t('order.done')}</p> : null
  }
  const left = order.status === 'accepted' ? minutesLeft(order.promised_at, now) : undefined
  const minutes = left ?? order.promised_minutes
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.label}>{t(left === undefined ? 'order.expected' : 'order.ready-in')}</span>
        {minutes === 0 ? (
          <span className={styles.line}>{t('order.any-moment')}</span>
        ) : (
          <span className={styles.large}>
            <N>{minutes}</N> <small>{t('order.minutes', { count: minutes })}</small>
          </span>
        )}
      </p>
      {order.promised_time && (
        <p className={styles.at}>
          <span className={styles.label}>{t('order.ready-at')}</span>
          <bdi>{order.promised_time}</bdi>
        </p>
      )}
    </div>
  )
}
