import { useText } from '../i18n/use-text.ts'
import { CartAction } from './cart-action.tsx'
import { CartBody } from './cart-body.tsx'
import styles from './cart-panel.module.css'
import { CartPlace } from './cart-place.tsx'

/** The cart beside the menu, from 1200 px on: it sticks and scrolls inside. */
export function CartPanel() {
  const t = useText()
  return (
    <aside className={styles.panel} aria-label={t('cart.title')}>
      <header className={styles.head}>
        <h2>{t('cart.title')}</h2>
        <CartPlace />
      </header>
      <div className={styles.body}>
        <CartBody />
      </div>
      <footer className={styles.foot}>
        <CartAction />
      </footer>
    </aside>
  )
}
