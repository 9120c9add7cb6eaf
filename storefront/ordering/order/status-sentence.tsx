import type { OrderWire } from '#contract/ordering/order.ts'
import { useText } from '../../i18n/use-text.ts'

/** One sentence for screen readers, said politely when the order moves. */
export function StatusSentence({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const promised = order.status === 'accepted' && order.promised_time !== ''
  const words = { status: order.shown.label, time: order.promised_time }
  const unpaid = order.status === 'callcenter_pending'
  return (
    <p role="status" className="vh">
      {unpaid
        ? t('order.status-unpaid')
        : t(promised ? 'order.status-sentence-ready' : 'order.status-sentence', words)}
    </p>
  )
}
