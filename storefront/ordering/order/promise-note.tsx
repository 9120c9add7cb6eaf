import type { OrderWire } from '#contract/ordering/order.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { hasEnded } from '../../routes/order/order-progress.ts'

/** The promised time has moved: what it was and what it is, said at once (rule "Promised time": never silently); sooner is good news. */
export function PromiseNote({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const { promise_change, promised_time } = order
  const over = hasEnded(order) || order.timeline.at(-1)?.done === true
  return (
    <div role="status">
      {promise_change && !over && (
        <Note tone={promise_change.earlier ? 'ok' : 'warn'}>
          {t(promise_change.earlier ? 'promise.sooner' : 'promise.moved', {
            was: promise_change.was,
            now: promised_time,
          })}
        </Note>
      )}
    </div>
  )
}
