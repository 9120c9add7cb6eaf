import { CartBar } from '#ui/cart-bar.tsx'
import { Dock } from '#ui/dock.tsx'
import { N } from '#ui/text/n.tsx'
import { CartRefusal } from '../ordering/cart/cart-refusal.tsx'
import { useCart } from '../ordering/cart/use-cart.ts'
import { Say } from '../i18n/say.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './menu-cart-bar.module.css'

/** Count, verb and total, once something is in the cart: in a dock at the bottom, or inside another foot. */
export function MenuCartBar({ inline = false }: { readonly inline?: boolean }) {
  const t = useText()
  const { cart, count, total, openDrawer, error } = useCart()
  if (count === 0 && !error) return null
  const short = cart?.delivery && Number(cart.delivery.missing) > 0 ? cart.delivery : undefined
  const bar = (
    <>
      <CartRefusal />
      {count > 0 && (
        <CartBar
          count={count}
          label={
            short ? <Say k="cart.missing" holes={{ sum: <N>{short.missing}</N> }} /> : t('menu.view-cart')
          }
          filled={short && 1 - Number(short.missing) / Number(short.minimum)}
          // the first dish is on its way: what it comes to is the server's to say
          price={cart && <Money amount={total} />}
          onOpen={openDrawer}
        />
      )}
    </>
  )
  if (inline) return bar
  return (
    <div className={styles.narrow}>
      <Dock>{bar}</Dock>
    </div>
  )
}
