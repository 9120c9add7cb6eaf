import { X } from 'lucide-react'
import { CartBar } from '#ui/cart-bar.tsx'
import { Dock } from '#ui/dock.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Note } from '#ui/note.tsx'
import { useCart } from '../cart/use-cart.tsx'
import { useText } from '../i18n/use-text.ts'
import { Money } from '../shell/money.tsx'
import styles from './menu-cart-bar.module.css'

/** Count, verb and total, once something is in the cart: in a dock at the bottom, or inside another foot. */
export function MenuCartBar({ inline = false }: { readonly inline?: boolean }) {
  const t = useText()
  const { cart, count, total, openDrawer, error } = useCart()
  if (count === 0 && !error) return null
  const bar = (
    <>
      {error && <Refused why={error} />}
      {count > 0 && (
        <CartBar
          count={count}
          label={t('menu.view-cart')}
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

/** Why the last change of the cart was refused; the number on the card has gone back by itself (DESIGN 5). */
function Refused({ why }: { why: string }) {
  const t = useText()
  const { forgetError } = useCart()
  return (
    <div className={styles.refused}>
      <Note tone="err" alert>
        {why}
      </Note>
      <IconButton icon={X} label={t('shell.close')} ground="sunken" onClick={forgetError} />
    </div>
  )
}
