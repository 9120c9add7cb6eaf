import { Suspense, lazy, useSyncExternalStore } from 'react'
import styles from './wide-cart.module.css'

const CartPanel = lazy(async () => ({ default: (await import('../ordering/cart/cart-panel.tsx')).CartPanel }))

const wide = '(min-width: 1200px)'

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The cart beside the menu, where there is room for it; phones never load it. It is personal, so it comes after load. */
export function WideCart() {
  const shown = useSyncExternalStore(
    onChange,
    () => window.matchMedia(wide).matches,
    () => false,
  )
  return (
    <div className={styles.panel}>
      {shown && (
        <Suspense>
          <CartPanel />
        </Suspense>
      )}
    </div>
  )
}
