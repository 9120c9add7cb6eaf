import { Store } from 'lucide-react'
import { Suspense, lazy } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/text/n.tsx'
import { Say } from '../../i18n/say.tsx'
import { keepTime } from '../../i18n/keep-time.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './cart-place.module.css'
import { useCart } from './use-cart.ts'

const CartDelivery = lazy(() => import('../../delivery/cart-delivery.tsx'))

/** How, where and when: order type, branch, ready time; no time where none is possible now. Nothing while there is no order. */
export function CartPlace() {
  const t = useText()
  const { cart, count } = useCart()
  if (!cart || count === 0) return null
  return (
    <>
      <p className={styles.place}>
        <Icon of={Store} size="s" />
        <span>
          {t(`type.${cart.type}`)} · <bdi>{cart.branch_name}</bdi>
          <When cart={cart} />
        </span>
      </p>
      {cart.type === 'delivery' && !cart.companion && (
        <Suspense>
          <CartDelivery />
        </Suspense>
      )}
    </>
  )
}

function When({ cart }: { cart: CartWire }) {
  const { timing, type, ready_minutes: ready } = cart
  if (!timing.slot && !timing.asap) return null
  return (
    <>
      {' · '}
      {timing.slot ? (
        <bdi>{keepTime(timing.slot.words)}</bdi>
      ) : (
        <Say
          k={type === 'delivery' ? 'cart.arrives-in' : 'cart.ready-in'}
          count={ready.to}
          holes={{ range: <N>{`${ready.from}–${ready.to}`}</N> }}
        />
      )}
    </>
  )
}
