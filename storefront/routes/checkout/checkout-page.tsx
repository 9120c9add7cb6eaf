import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { iconButtonClass } from '#ui/icon-button-class.ts'
import { TopBar } from '#ui/top-bar.tsx'
import { CartBody } from '../../ordering/cart/cart-body.tsx'
import { useCart } from '../../ordering/cart/use-cart.ts'
import { useCustomer } from '../../customers/use-customer.ts'
import { useText } from '../../i18n/use-text.ts'
import { ask } from '#web/ask.ts'
import { CallError } from '#contract/core/client.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { visitContext } from '#web/visit-context.ts'
import { CheckoutForm } from './checkout-form.tsx'
import styles from './checkout-page.module.css'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import basket from '../../pictures/basket.webp'

/** This page is kept for nobody else, so its visitor and cart are part of it: what is paid for stands there at once. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { client } = context.get(visitContext)
  const [{ data: branches }, { data: pages }, cart, { customer, expired }] = await Promise.all([
    ask(client.branches()),
    ask(client.pages()),
    // without it the page asks again
    client.currentCart().then(
      (found) => found.cart,
      () => undefined,
    ),
    client.customer().then(
      (customer) => ({ customer, expired: false }),
      (error) => {
        if (!(error instanceof CallError) || error.status !== 401)
          return { customer: undefined, expired: false }
        return { customer: null, expired: error.body.code === 'session-expired' }
      },
    ),
  ])
  return {
    branches,
    pages: pages.filter(({ slug }) => slug === 'privacy' || slug === 'terms'),
    cart,
    customer,
    expired,
  }
}

/** Checkout for pickup (design 7): how, when, who, pay, bill. A money page: reached by a document load (safety 25). */
export default function CheckoutPage() {
  const t = useText()
  const { branches, pages, customer: came, expired } = useLoaderData<typeof loader>()
  const { cart, count, ready } = useCart()
  const { customer, known } = useCustomer()
  const filled = ready && cart && count > 0 ? cart : undefined
  // signed out in another tab, or the session was ended from elsewhere: the account's cart waits for its owner
  const [wasSignedIn] = useState(expired || Boolean(came))
  const signedOut = !filled && ready && known && !customer && wasSignedIn
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
        {signedOut && <SignedOutCart />}
        {!signedOut && !filled && <CartBody />}
        {filled && (
          <CheckoutForm
            cart={filled}
            branch={branches.find(({ id }) => id === filled.branch_id)}
            pages={pages}
          />
        )}
      </main>
    </div>
  )
}

/** In the place of a cart that waits in an account whose session has ended: signing in leads back to it. */
function SignedOutCart() {
  const t = useText()
  const { openSignIn } = useCustomer()
  return (
    <Empty picture={basket} title={t('checkout.signed-out-title')} text={t('checkout.signed-out')}>
      <Button onClick={openSignIn}>{t('shell.sign-in')}</Button>
    </Empty>
  )
}
