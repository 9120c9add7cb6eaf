import { useLaterTexts } from '../../i18n/use-later-texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { CartAction } from './cart-action.tsx'
import { CartBody } from './cart-body.tsx'
import styles from './cart-panel.module.css'
import { CartPlace } from './cart-place.tsx'
import { useCart } from './use-cart.ts'

/** The cart beside the menu, from 1200 px on: it sticks and scrolls inside. */
export function CartPanel() {
  const t = useText()
  const { count } = useCart()
  const texts = useLaterTexts(count > 0)
  return (
    <aside className={styles.panel} aria-label={t('cart.title')}>
      <header className={styles.head}>
        <h2>{t('cart.title')}</h2>
        <CartPlace />
      </header>
      <div className={styles.body}>
        <CartBody beside />
      </div>
      {/* it comes with what stands above it: what came later would move it away under a press */}
      <footer className={styles.foot}>{texts !== 'coming' && <CartAction />}</footer>
    </aside>
  )
}
