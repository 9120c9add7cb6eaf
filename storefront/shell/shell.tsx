import { Outlet, useRouteLoaderData } from 'react-router'
import { CustomerProvider } from '../customers/customer-provider.tsx'
import { CartProvider } from '../ordering/cart/cart-provider.tsx'
import type { loader as checkoutLoader } from '../routes/checkout/checkout-page.tsx'
import { Frame } from './frame/frame.tsx'

/** The frame around the pages of React Router's client. */
export default function Shell() {
  const checkout = useRouteLoaderData<typeof checkoutLoader>('routes/checkout/checkout-page')
  return (
    <CartProvider came={checkout?.cart}>
      <CustomerProvider came={checkout?.customer}>
        <Frame>
          <Outlet />
        </Frame>
      </CustomerProvider>
    </CartProvider>
  )
}
