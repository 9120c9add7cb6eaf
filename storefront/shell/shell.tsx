import { Outlet } from 'react-router'
import { CartDrawerHost, CartProvider } from '../cart/use-cart.tsx'
import { CustomerProvider } from '../customer/use-customer.tsx'
import { useText } from '../i18n/use-text.ts'
import { Live } from '../live/live.tsx'
import { AfterLoad } from './after-load.tsx'
import { LoadingBar } from './loading-bar.tsx'

/** The frame of every page: skip link, loading bar, the cart, who visits; then the page's own landmarks. */
export default function Shell() {
  const t = useText()
  return (
    <CartProvider>
      <CustomerProvider>
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
