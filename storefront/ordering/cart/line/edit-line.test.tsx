import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { BillLineWire } from '#contract/ordering/cart.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { SiteContext } from '#storefront/shell/site-context.ts'
import { EditLine } from './edit-line.tsx'
import { makeCart, makeLine } from '../make-cart.ts'
import { CartProvider } from '../cart-provider.tsx'

const shown = (line: Partial<BillLineWire>): string =>
  renderToStaticMarkup(
    <SiteContext value={{ site: { messages: {} } as unknown as SiteWire, language: 'en', t: (key) => key }}>
      <CartProvider came={makeCart()}>
        <EditLine line={makeLine(line)} />
      </CartProvider>
    </SiteContext>,
  )

it('offers to change a line whose dish has choices though none is chosen, not one without any', () => {
  expect(shown({ choosable: true })).toContain('cart.edit')
  expect(shown({ choosable: false, note: 'no sugar' })).toContain('cart.edit')
  expect(shown({ choosable: false })).toBe('')
})
