import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import { SiteContext } from '../shell/site-context.ts'
import { makeCart } from '../ordering/cart/make-cart.ts'
import { CartProvider } from '../ordering/cart/cart-provider.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import MenuDelivery from './menu-delivery.tsx'
import { AtPlace } from '../moves/at-place.tsx'

it('what the server draws of where a delivery goes is no late part: it would go until its script is here', () => {
  const line = renderToString(
    <SiteContext value={{ site: undefined, language: 'ar', t: (key) => key }}>
      <AtPlace path="/menu/delivery">
        <DeliveryLine branchId="olaya" />
      </AtPlace>
    </SiteContext>,
  )
  expect(line).toContain('delivery.choose-hint')
  expect(line).toContain('href="/delivery-address?next=%2Fmenu%2Fdelivery"')
  // how React marks the edges of a part that may be late
  expect(line).not.toContain('<!--$')
})

it('a cart that came from another device says where it goes, though this browser keeps no address', () => {
  const address = { street_name: 'شارع العليا', latitude: 24.69, longitude: 46.68 } as CartWire['address']
  const line = renderToString(
    <SiteContext value={{ site: undefined, language: 'ar', t: (key) => key }}>
      <AtPlace path="/menu/delivery">
        <CartProvider came={makeCart(undefined, { type: 'delivery', address })}>
          <MenuDelivery branchId="olaya" nowhere="nowhere" />
        </CartProvider>
      </AtPlace>
    </SiteContext>,
  )
  expect(line).toContain('شارع العليا')
  expect(line).not.toContain('nowhere')
})
