import type { OrderWire } from '#contract/order.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { hasEnded } from './order-progress.ts'

/** The promised time has moved: what it was and what it is, said at once (domain "Orders": never silently). */
export function PromiseNote({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const { promise_change, promised_time } = order
  const over = hasEnded(order) || order.timeline.at(-1)?.done === true
  return (
    <div role="status">
      {promise_change && !over && (
        <Note tone="warn">{t('promise.moved', { was: promise_change.was, now: promised_time })}</Note>
      )}
    </div>
  )
}
