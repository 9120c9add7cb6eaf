import { ChevronRight, ReceiptText, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CallError } from '#contract/core/caller.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { Icon } from '#ui/icon.tsx'
import { plainPath } from '#domain/core/local-path.ts'
import { N } from '#ui/text/n.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { isToCollect, isUnderWay } from '../../customers/is-under-way.ts'
import { orderHere } from '../../customers/order-here.ts'
import { fillWith } from '../../i18n/say.tsx'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { useLiveOrder } from '../../live/use-live-order.ts'
import { LocalLink } from '../local-link.tsx'
import { useShopClient } from '../use-shop-client.ts'
import { useSite } from '../use-site.ts'
import styles from './order-strip.module.css'
import { usePlace } from '../../moves/moves.ts'

/**
 * The way back to the order under way, with where it stands; nothing once it is over or was another's. Where the bottom
 * belongs to a cart, the cart comes first, unless the order is ready to be collected: then it stands above the cart's bar.
 */
export default function OrderStrip({ id }: { readonly id: string }) {
  const client = useShopClient()
  const [found, setFound] = useState<OrderWire>()
  useEffect(() => {
    let left = false
    client.order(id).then(
      ({ order }) => {
        if (left || !order) return
        if (isUnderWay(order)) setFound(order)
        else orderHere.forget(id)
      },
      (error) => {
        // without an answer it is asked again on the next page
        if (error instanceof CallError && error.status === 404) orderHere.forget(id)
      },
    )
    return () => {
      left = true
    }
  }, [client, id])
  return found && <Strip initial={found} />
}

function Strip({ initial }: { readonly initial: OrderWire }) {
  const t = useExtraText()
  const { order } = useLiveOrder(initial)
  const { chat_url: chat } = useSite()
  const { pathname } = usePlace()
  const { count } = useCart()
  const { id, number, shown } = order
  const menu = plainPath(pathname).startsWith('/menu')
  const ready = isToCollect(order)
  const when =
    order.slot?.words ?? (order.promised_time && t('extra.order-about', { time: order.promised_time }))
  return (
    <aside
      className={styles.strip}
      aria-label={t('extra.order-follow')}
      data-beside={chat ? '' : undefined}
      data-low={menu ? '' : undefined}
      data-cart={menu && count > 0 ? (ready ? 'below' : 'instead') : undefined}
      data-ready={ready ? '' : undefined}
    >
      <LocalLink to={`/order/${id}`}>
        <span className={styles.sign}>
          <Icon of={ready ? ShoppingBag : ReceiptText} />
        </span>
        <span className={styles.words}>
          <b>{number ? fillWith(t('extra.order'), { number: <N>#{number}</N> }) : t('extra.order-follow')}</b>
          <span>
            {shown.label}
            {isUnderWay(order) && !ready && when && (
              <>
                {' · '}
                <bdi>{when}</bdi>
              </>
            )}
          </span>
        </span>
        <Icon of={ChevronRight} flip />
      </LocalLink>
    </aside>
  )
}
