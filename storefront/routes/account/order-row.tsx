import type { ReactNode } from 'react'
import type { OrderRowWire } from '#contract/customers/customer-lists.ts'
import { N } from '#ui/text/n.tsx'
import { LinePicture } from '../../ordering/cart/line/line-picture.tsx'
import { Say } from '../../i18n/say.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { StatusBadge } from '../../shell/status-badge.tsx'
import styles from './order-row.module.css'

interface OrderRowProps {
  readonly order: OrderRowWire
  /** With the day and the dishes. */
  readonly full?: boolean
  /** Below the order: its actions. */
  readonly children?: ReactNode
}

/** One of my orders as a card that leads to it (design 7). */
export function OrderRow({ order, full = false, children }: OrderRowProps) {
  const t = useText()
  const [first] = order.items
  // alone under a heading of its own, or one of the page's list
  const Heading = full ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <LocalLink to={`/order/${order.id}`} className={styles.row}>
        <LinePicture line={{ item_id: first?.name ?? '', picture: first?.picture ?? null }} />
        <Heading className={styles.title}>
          {order.number ? (
            <Say k="orders.number" holes={{ number: <N>#{order.number}</N> }} />
          ) : (
            t('orders.no-number')
          )}
        </Heading>
        <span role="status" className={styles.status}>
          <StatusBadge shown={order.shown} />
        </span>
        <span className={styles.small}>
          <bdi>{order.branch_name}</bdi> · <Money amount={order.total} size="s" muted />
          {full && <span className={styles.when}>{order.placed_words}</span>}
        </span>
      </LocalLink>
      {full && <Dishes order={order} />}
      {children}
    </article>
  )
}

function Dishes({ order: { items, count } }: Pick<OrderRowProps, 'order'>) {
  const t = useText()
  const shown = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <p className={styles.dishes}>
      {items.map(({ name, quantity }, i) => (
        <span key={i}>
          {i > 0 && t('branch.and')}
          <N>{quantity}</N>× <bdi>{name}</bdi>
        </span>
      ))}
      {count > shown && <> {t('orders.more', { count: count - shown })}</>}
    </p>
  )
}
