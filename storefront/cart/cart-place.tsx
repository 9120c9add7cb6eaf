import { Store } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { Icon } from '#ui/icon.tsx'
import { N } from '#ui/n.tsx'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './cart-place.module.css'
import { useCart } from './use-cart.tsx'

const CartDelivery = lazy(() => import('../delivery/cart-delivery.tsx'))

/** How, where and when: order type, branch, ready time. Nothing while there is no order. */
export function CartPlace() {
  const t = useText()
  const { cart, count } = useCart()
  if (!cart || count === 0) return null
  const { from, to } = cart.ready_minutes
  return (
    <>
      <p className={styles.place}>
        <Icon of={Store} size="s" />
        <span>
          {t(`type.${cart.type}`)} · <bdi>{cart.branch_name}</bdi> ·{' '}
          {cart.timing.slot ? (
            <bdi>{cart.timing.slot.words}</bdi>
          ) : (
            <Say
              k={cart.type === 'delivery' ? 'cart.arrives-in' : 'cart.ready-in'}
              count={to}
              holes={{ range: <N>{`${from}–${to}`}</N> }}
            />
          )}
        </span>
      </p>
      {cart.type === 'delivery' && (
        <Suspense>
          <CartDelivery />
        </Suspense>
      )}
    </>
  )
}
