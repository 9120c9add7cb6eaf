import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OrderRowWire } from '#contract/customers/customer-lists.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { useClient } from '../../shell/use-client.ts'
import { LinePicture } from '../../ordering/cart/line/line-picture.tsx'
import { orderAgainHint, orderAgainPlace } from '../../customers/order-again-hint.ts'
import { ReorderButton } from '../../customers/reorder-button.tsx'
import { loadLaterTexts } from '../../i18n/catalogue.ts'
import { useExtraText } from '../../i18n/use-extra-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { Money } from '../../shell/money.tsx'
import { useLanguage } from '../../shell/use-site.ts'
import styles from './order-again.module.css'

/** Pictures beside the name: more would leave it no room on a phone. */
const picturesShown = 2

/** The last order that was handed over, once the server has said it. Where no place is kept it is shown next time. */
export default function OrderAgainCard() {
  const t = useExtraText()
  const say = useText()
  const order = useLastOrder()
  if (!order) return null
  return (
    <section className={styles.again} aria-labelledby="again">
      <div className={styles.head}>
        <h2 id="again">{t('extra.again')}</h2>
        <LocalLink to="/account/orders" className={styles.more}>
          {t('extra.again-all')}
          <Icon of={ChevronRight} size="s" flip />
        </LocalLink>
      </div>
      <div className={styles.card}>
        <span className={styles.pictures}>
          {order.items.slice(0, picturesShown).map(({ name, picture }) => (
            <LinePicture key={name} line={{ item_id: name, picture }} />
          ))}
        </span>
        <span className={styles.words}>
          <LocalLink to={`/order/${order.id}`} className={styles.dishes}>
            {order.items.map(({ name, quantity }, i) => (
              <span key={i}>
                {i > 0 && say('branch.and')}
                <N>{quantity}×</N> <bdi>{name}</bdi>
              </span>
            ))}
          </LocalLink>
          <Money amount={order.total} size="s" muted />
        </span>
        <ReorderButton orderId={order.id} name={order.number ?? ''} />
      </div>
    </section>
  )
}

function useLastOrder(): OrderRowWire | undefined {
  const client = useClient()
  const language = useLanguage()
  const [order, setOrder] = useState<OrderRowWire>()
  useEffect(() => {
    let left = false
    const asked = Promise.all([client.orders({ page: 1, filter: 'done' }), loadLaterTexts(language)])
    asked.then(
      ([{ data }]) => {
        const last = data.find(({ type }) => type !== 'dinein')
        orderAgainHint.set(last !== undefined)
        if (left) return
        if (last && orderAgainPlace.isReserved()) setOrder(last)
        else if (!last) orderAgainPlace.giveUp()
      },
      () => {
        // not known now: the place stays as it is, and the next page asks again
      },
    )
    return () => {
      left = true
    }
  }, [client, language])
  return order
}
