import type { OrderWire } from '#contract/ordering/order.ts'
import { Note } from '#ui/note.tsx'
import { useText } from '../../i18n/use-text.ts'
import { hasEnded } from './order-progress.ts'

/** Spec 8: an order that is over is followed no more. */
export function TrackingOver({ order }: { readonly order: OrderWire }) {
  const t = useText()
  if (!hasEnded(order) && order.timeline.at(-1)?.done !== true) return null
  return <Note tone="info">{t('tracking.over')}</Note>
}
