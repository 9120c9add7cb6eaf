import type { OrderWire } from '#contract/ordering/order.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'
import { N } from '#ui/text/n.tsx'
import { useText } from '../../i18n/use-text.ts'
import styles from './order-head.module.css'
import { hasEnded, minutesLeft, segmentsOf } from './order-progress.ts'
import { StatusBadge } from '../../shell/status-badge.tsx'
import { useNow } from './use-now.ts'
import { keepTime } from '../../i18n/keep-time.ts'

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

const readyWords = {
  pickup: 'order.waits-at-branch',
  car: 'order.waits-for-car',
  delivery: 'order.waits-for-driver',
  dinein: 'order.comes-to-table',
} as const

function Eta({ order }: { order: OrderWire }) {
  const t = useText()
  const now = useNow(order.rendered_at, 10_000)
  const brought = order.type === 'delivery'
  const { isAccepted, isUnmade } = statusFacts[order.status]
  const way = brought && isAccepted && !isUnmade
  if (order.status === 'ready' && !way) return <p className={styles.line}>{t(readyWords[order.type])}</p>
  // an order for later has its slot, until staff promise another time
  const asPlanned = order.slot !== null && order.slot.start === order.promised_at
  if (
    order.slot &&
    (asPlanned || !order.promise_change) &&
    (order.status === 'callcenter_pending' || isUnmade)
  )
    return <OrderSlot slot={order.slot} />
  if (!isUnmade && !way) {
    return order.timeline.at(-1)?.done ? <p className={styles.line}>{t('order.done')}</p> : null
  }
  const left = order.status === 'created' ? undefined : minutesLeft(order.promised_at, now)
  const minutes = left ?? order.promised_minutes
  return (
    <div className={styles.row}>
      <p>
        <span className={styles.label}>
          {t(left === undefined ? 'order.expected' : brought ? 'order.arrives-in' : 'order.ready-in')}
        </span>
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
          <span className={styles.label}>{t(brought ? 'order.arrives-at' : 'order.ready-at')}</span>
          <bdi>{order.promised_time}</bdi>
        </p>
      )}
    </div>
  )
}

/** Ordered for later: its day and time, which are the promise. */
function OrderSlot({ slot }: { readonly slot: NonNullable<OrderWire['slot']> }) {
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
