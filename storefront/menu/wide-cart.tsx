import { useEffect, useSyncExternalStore } from 'react'
import { CartRefusal } from '../ordering/cart/cart-refusal.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { useLatePart } from '../shell/later/use-late-part.ts'
import styles from './wide-cart.module.css'

const loadPanel = () => import('../ordering/cart/cart-panel.tsx')

const wide = '(min-width: 1200px)'

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The cart beside the menu, where there is room for it; phones never load it. It is personal, so it comes once the cart is known. */
export function WideCart() {
  const shown = useSyncExternalStore(
    onChange,
    () => window.matchMedia(wide).matches,
    () => false,
  )
  return <div className={styles.panel}>{shown && <Panel />}</div>
}

/** Until it is there, why a dish could not be added is said in its place. */
function Panel() {
  const { ready, unreachable } = useCart()
  const { part, want } = useLatePart(loadPanel)
  useEffect(() => {
    if (ready) void want()
  }, [ready, want])
  return part && (ready || unreachable) ? <part.CartPanel /> : <CartRefusal />
}
