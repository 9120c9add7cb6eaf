import { Outlet, useRouteLoaderData } from 'react-router'
import { CartDrawerHost, CartProvider } from '../ordering/cart/cart-provider.tsx'
import { CustomerProvider } from '../customers/customer-provider.tsx'
import { useText } from '../i18n/use-text.ts'
import { Live } from '../live/live.tsx'
import type { loader as checkoutLoader } from '../routes/checkout/checkout-page.tsx'
import { AfterLoad } from './after-load.tsx'
import { LoadingBar } from './loading-bar.tsx'

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
