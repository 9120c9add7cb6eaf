import { CartBar } from '#ui/cart-bar.tsx'
import { Dock } from '#ui/dock.tsx'
import { useCart } from '../cart/use-cart.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './menu-cart-bar.module.css'

/** Count, verb and total, once something is in the cart: in a dock at the bottom, or inside another foot. */
export function MenuCartBar({ inline = false }: { readonly inline?: boolean }) {
  const t = useText()
  const { count, total, openDrawer } = useCart()
  if (count === 0) return null
  const bar = (
    <CartBar count={count} label={t('menu.view-cart')} price={<Money amount={total} />} onOpen={openDrawer} />
  )
  if (inline) return bar
  return (
    <div className={styles.narrow}>
      <Dock>{bar}</Dock>
    </div>
  )
}
