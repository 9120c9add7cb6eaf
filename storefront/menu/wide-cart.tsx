import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useCart } from '../ordering/cart/use-cart.ts'
import styles from './wide-cart.module.css'

const CartPanel = lazy(async () => ({ default: (await import('../ordering/cart/cart-panel.tsx')).CartPanel }))

const wide = '(min-width: 1200px)'

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The cart beside the menu, where there is room for it; phones never load it. It is personal, so it comes once the cart is known. */
export function WideCart() {
  const { ready, unreachable } = useCart()
  const shown = useSyncExternalStore(
    onChange,
    () => window.matchMedia(wide).matches,
    () => false,
  )
  return (
    <div className={styles.panel}>
      {shown && (ready || unreachable) && (
        <Suspense>
          <CartPanel />
        </Suspense>
      )}
    </div>
  )
}
