import { Sheet } from '#ui/sheet.tsx'
import { useText } from '../../i18n/use-text.ts'
import { CartAction } from './cart-action.tsx'
import { CartBody } from './cart-body.tsx'
import styles from './cart-drawer.module.css'
import { CartPlace } from './cart-place.tsx'
import { useCart } from './use-cart.ts'

/** The cart over the page that opened it. */
export function CartDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useText()
  const { count } = useCart()
  return (
    <Sheet
      title={t('cart.title')}
      closeWord={t('cart.close')}
      onClose={onClose}
      foot={count > 0 ? <CartAction /> : undefined}
    >
      <div className={styles.body}>
        <CartPlace />
        <CartBody onLeave={onClose} />
      </div>
    </Sheet>
  )
}
