import { ChevronLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#ui/button.tsx'
import { Dock } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { TopBar } from '#ui/top-bar.tsx'
import { BillRows } from '../../ordering/cart/bill-rows.tsx'
import { CartAction } from '../../ordering/cart/cart-action.tsx'
// a cart's page cannot begin without it: it comes with the page's first files
import '../../ordering/cart/late/full-cart.tsx'
import { CartBody } from '../../ordering/cart/cart-body.tsx'
import { CartPlace } from '../../ordering/cart/cart-place.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useLaterTexts } from '../../i18n/use-later-texts.ts'
import { useCartPageText } from '../../i18n/use-cart-page-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ItemSheetHost } from '../../menu/item/item-sheet-host.tsx'
import { useOwnDishes, type Dishes } from '../../menu/use-own-dishes.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './cart-page.module.css'
import { GoesWell } from './goes-well.tsx'
import { pickGoingWell } from './pick-going-well.ts'

// with the codes of coupons comes more than the first view may weigh
const CouponCard = lazy(() =>
  import('../../loyalty/coupon/coupon-card.tsx').then(({ CouponCard }) => ({ default: CouponCard })),
)

/** The cart as a page of its own (design 7). Its content loads after mount: the page itself is the same for all. */
export function View({ data }: { readonly data: Dishes }) {
  const t = useText()
  const words = useCartPageText()
  const { type, branch, items, plates } = useOwnDishes(data, pickGoingWell)
  const { cart, count } = useCart()
  const textsHere = useLaterTexts() === 'here'
  return (
    <ItemSheetHost type={type} branchId={branch.id} items={items} plates={plates}>
      <div className={styles.page}>
        <PageHead title={t('cart.title')} hidden />
        <CartBar />
        <main id="content" className={styles.body}>
          <CartPlace />
          <CartBody />
          {cart && count > 0 && textsHere && (
            // one comes with the other: what came later would push away what is being read
            <Suspense fallback={null}>
              {!cart.companion && <CouponCard cart={cart} />}
              <section className={styles.bill}>
                <h2 className="vh">{words('bill.title')}</h2>
                <BillRows
                  bill={cart.bill}
                  totalWord={t(cart.bill.wallet === '0.00' ? 'bill.total' : 'bill.to-pay')}
                />
              </section>
              {!cart.companion?.closed && (
                <GoesWell items={items} plates={plates} laterAllowed={branch.schedule_allowed} />
              )}
            </Suspense>
          )}
          {count > 0 && (
            <Dock solid>
              <CartAction />
            </Dock>
          )}
        </main>
      </div>
    </ItemSheetHost>
  )
}

function CartBar() {
  const t = useText()
  const words = useCartPageText()
  const { lines, clear, cart } = useCart()
  const clearable = !cart?.companion?.closed && lines.some((line) => !line.foreign)
  return (
    <TopBar
      title={t('cart.title')}
      start={
        <LocalLink to="/menu" className={iconButtonClass()} aria-label={words('cart.back')}>
          <Icon of={ChevronLeft} size="l" flip />
        </LocalLink>
      }
      end={
        clearable && (
          <Button
            kind="t"
            size="sm"
            aria-label={cart?.companion ? undefined : words('cart.clear-all')}
            onClick={clear}
          >
            {words(cart?.companion ? 'cart.clear-own' : 'cart.clear')}
          </Button>
        )
      }
    />
  )
}
