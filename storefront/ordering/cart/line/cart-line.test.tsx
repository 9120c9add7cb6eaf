import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BillLineWire, CartWire } from '#contract/ordering/cart.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { SiteContext } from '#storefront/shell/site-context.ts'
import { CartLine } from './cart-line.tsx'
import { makeCart, makeLine } from '../make-cart.ts'
import { CartProvider } from '../cart-provider.tsx'

const shown = (line: Partial<BillLineWire>, cart: Partial<CartWire> = {}): string => {
  const site = { messages: {}, currency: { code: 'SAR', symbol: 'SR' } } as unknown as SiteWire
  return renderToStaticMarkup(
    <SiteContext value={{ site, language: 'en', t: (key) => key }}>
      <CartProvider came={makeCart([makeLine(line)], cart)}>
        <CartLine line={makeLine({ choosable: true, ...line })} />
      </CartProvider>
    </SiteContext>,
  )
}
const offers = (page: string) => (page.match(/<button/g) ?? []).length

it('offers less, more and editing of the own lines; of another’s and while the list is closed it says how many', () => {
  expect(offers(shown({}))).toBe(3)
  expect(offers(shown({}, { companion: { closed: null } }))).toBe(3)
  const foreign = shown({ foreign: true, quantity: 2 }, { companion: { closed: null } })
  expect([offers(foreign), foreign.includes('cart.foreign')]).toEqual([0, true])
  const closed = shown(
    { quantity: 2 },
    { companion: { closed: { code: 'group-closed', message: 'closed' } } },
  )
  expect([offers(closed), closed.includes('cart.foreign')]).toEqual([0, false])
  expect(closed).toMatch(/<bdi[^>]*>2<\/bdi>×/)
})
