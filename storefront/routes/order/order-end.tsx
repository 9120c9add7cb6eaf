import type { OrderWire } from '#contract/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { hasEnded } from './order-progress.ts'
import styles from './order-end.module.css'

/** Canceled or missed: why, and the way to a new order. Handed over: the way to the next one. */
export function OrderEnd({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const over = hasEnded(order)
  if (!over && order.timeline.at(-1)?.done !== true) return null
  const missed = order.status === 'missed'
  const why = order.cancel_words || (missed && order.payment_state === 'paid' ? t('order.missed-hint') : '')
  return (
    <div className={styles.end}>
      {over && (
        <Note tone="err">
          <b>{t(missed ? 'order.missed' : 'order.canceled')}</b>
          {why && <p>{why}</p>}
        </Note>
      )}
      <LocalLink to="/menu" className={buttonClass({ kind: over ? 'p' : 's', wide: true })}>
        {t('order.again')}
      </LocalLink>
    </div>
  )
}
