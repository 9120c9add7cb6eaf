import { MapPinned } from 'lucide-react'
import type { OrderWire } from '#contract/ordering/order.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { hasEnded } from './order-progress.ts'

/** The way to the tracking page with its map, for the one who ordered, while there is something to follow. */
export function FollowLink({ order }: { readonly order: OrderWire }) {
  const t = useText()
  const over = hasEnded(order) || order.timeline.at(-1)?.done === true
  if (!order.mine || over || order.status === 'callcenter_pending' || order.type === 'dinein') return null
  return (
    <LocalLink to={`/order/${order.id}/tracking`} className={buttonClass({ kind: 's', wide: true })}>
      <Icon of={MapPinned} />
      {t('order.follow')}
    </LocalLink>
  )
}
