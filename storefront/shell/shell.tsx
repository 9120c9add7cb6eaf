import { Outlet, useRouteLoaderData } from 'react-router'
import { CartDrawerHost, CartProvider } from '../ordering/cart/cart-provider.tsx'
import { CustomerProvider } from '../customers/customer-provider.tsx'
import { useText } from '../i18n/use-text.ts'
import type { loader as checkoutLoader } from '../routes/checkout/checkout-page.tsx'
import { Live } from '../live/live.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { loadOptionalPart } from '#web/reload-on-failed-part.ts'
import { whenQuiet } from '../live/when-quiet.ts'

const Later = lazy<() => ReactNode>(
  async () => (await loadOptionalPart(() => import('./later/later.tsx'))) ?? { default: () => null },
)

/** What no first view waits for: popups, the chat link, the state of the network. A page can do without it. */
function AfterLoad() {
  const [rests, setRests] = useState(false)
  useEffect(() => whenQuiet(() => setRests(true)), [])
  return (
    rests && (
      <Suspense>
        <Later />
      </Suspense>
    )
  )
}

/** The frame of every page: skip link, loading bar, the cart, who visits; then the page's own landmarks. */
export default function Shell() {
  const t = useText()
  const checkout = useRouteLoaderData<typeof checkoutLoader>('routes/checkout/checkout-page')
  return (
    <CartProvider came={checkout?.cart}>
      <CustomerProvider came={checkout?.customer}>
        <a className="skip" href="#content">
          {t('shell.skip')}
        </a>
        <LoadingBar />
        <Live />
        <AfterLoad />
        <Outlet />
        <CartDrawerHost />
      </CustomerProvider>
    </CartProvider>
  )
}
