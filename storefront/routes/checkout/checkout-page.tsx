import { ChevronLeft } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { TopBar } from '#ui/top-bar.tsx'
import { CartBody } from '../../cart/cart-body.tsx'
import { useCart } from '../../cart/use-cart.tsx'
import { useText } from '../../i18n/use-text.ts'
import { ask } from '#web/ask.ts'
import { CallError } from '#contract/client.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout-page.module.css'

/** This page is kept for nobody else, so its visitor and cart are part of it: what is paid for stands there at once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [{ data: branches }, { data: pages }, cart, customer] = await Promise.all([
    ask(client.branches()),
    ask(client.pages()),
    // without it the page asks again
    client.currentCart().then(
      (found) => found.cart,
      () => undefined,
    ),
    client
      .customer()
      .catch((error) => (error instanceof CallError && error.status === 401 ? null : undefined)),
  ])
  return {
    branches,
    pages: pages.filter(({ slug }) => slug === 'privacy' || slug === 'terms'),
    cart,
    customer,
  }
}

/** Checkout for pickup (mock 04): how, when, who, pay, bill. A money page: reached by a document load (safety 25). */
export default function CheckoutPage() {
  const t = useText()
  const { branches, pages } = useLoaderData<typeof loader>()
  const { cart, count, ready } = useCart()
  return (
    <div className={styles.page}>
      <PageHead title={t('checkout.title')} hidden />
      <TopBar
        title={t('checkout.title')}
        start={
          <LocalLink to="/cart" className={iconButtonClass()} aria-label={t('shell.back')}>
            <Icon of={ChevronLeft} size="l" flip />
          </LocalLink>
        }
      />
      <main id="content" className={styles.main}>
        {ready && cart && count > 0 ? (
          <CheckoutForm cart={cart} branch={branches.find(({ id }) => id === cart.branch_id)} pages={pages} />
        ) : (
          <CartBody />
        )}
      </main>
    </div>
  )
}
