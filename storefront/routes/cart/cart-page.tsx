import { ChevronLeft } from 'lucide-react'
import { Dock } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { TopBar } from '#ui/top-bar.tsx'
import { BillRows } from '../../cart/bill-rows.tsx'
import { CartAction } from '../../cart/cart-action.tsx'
import { CartBody } from '../../cart/cart-body.tsx'
import { CartPlace } from '../../cart/cart-place.tsx'
import { useCart } from '../../cart/use-cart.tsx'
import { useText } from '../../i18n/use-text.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import styles from './cart-page.module.css'

/** The cart as a page of its own (mock 04). Its content loads after mount: the page itself is the same for all. */
export default function CartPage() {
  const t = useText()
  const site = useSite()
  const { cart, count } = useCart()
  return (
    <div className={styles.page}>
      <title>{`${t('cart.title')} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <TopBar
        title={t('cart.title')}
        start={
          <LocalLink to="/menu" className={iconButtonClass()} aria-label={t('cart.back')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
      />
      <main id="content" className={styles.body}>
        <CartPlace />
        <CartBody />
        {cart && count > 0 && (
          <section className={styles.bill}>
            <h2 className="vh">{t('bill.title')}</h2>
            <BillRows bill={cart.bill} totalWord={t('bill.total')} />
          </section>
        )}
        {count > 0 && (
          <Dock solid>
            <CartAction />
          </Dock>
        )}
      </main>
    </div>
  )
}
