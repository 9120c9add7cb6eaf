import type { OrderWire } from '#contract/ordering/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Note } from '#ui/note.tsx'
import { ReorderButton } from '../../customers/reorder-button.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { guestHasPaid } from './guest-has-paid.ts'
import { hasEnded } from './order-progress.ts'
import styles from './order-end.module.css'

/** Canceled or missed: why. */
export function OrderEnd({ order }: { readonly order: OrderWire }) {
  const t = useText()
  if (!hasEnded(order)) return null
  const missed = order.status === 'missed'
  const why = order.cancel_words || (missed && guestHasPaid(order) ? t('order.missed-hint') : '')
  return (
    <Note tone="err">
      <b className={styles.what}>{t(missed ? 'order.missed' : 'order.canceled')}</b>
      {why && <p>{why}</p>}
    </Note>
  )
}

/** The way to the next order, once this one is over. */
export function OrderAgain({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const over = hasEnded(order)
  if (!over && order.timeline.at(-1)?.done !== true) return null
  return (
    <div className={styles.again}>
      {order.mine && <ReorderButton orderId={order.id} name={order.number ?? ''} wide />}
      <LocalLink to="/menu" className={buttonClass({ kind: over ? 'p' : 't', wide: true })}>
        {t('order.again')}
      </LocalLink>
    </div>
  )
}
