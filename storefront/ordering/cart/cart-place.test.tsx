import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { CartWire } from '#contract/ordering/cart.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { SiteContext } from '../../shell/site-context.ts'
import { CartPlace } from './cart-place.tsx'
import { makeCart } from './make-cart.ts'
import { CartProvider } from './cart-provider.tsx'

/** What the head of a cart says, its texts by their keys. */
const saidOf = (cart: Partial<CartWire>): string =>
  renderToStaticMarkup(
    <SiteContext value={{ site: { messages: {} } as unknown as SiteWire, language: 'en', t: (key) => key }}>
      <CartProvider came={makeCart(undefined, cart)}>
        <CartPlace />
      </CartProvider>
    </SiteContext>,
  ).replaceAll(/<[^>]+>/g, '')

describe('the place and time of a cart, spec 4', () => {
  it('promises a time only where one is possible: not while the branch is closed', () => {
    expect(saidOf({})).toBe('type.pickup · Olaya · cart.ready-in')
    expect(saidOf({ timing: { asap: false, schedule: true, slot: null } })).toBe('type.pickup · Olaya')
  })

  it('says the time that was chosen, open or closed', () => {
    const slot = {
      start: '2026-12-01T17:30:00.000Z',
      words: 'Tomorrow 08:30 PM',
    } as CartWire['timing']['slot']
    expect(saidOf({ timing: { asap: false, schedule: true, slot } })).toBe(
      // a clock stays with its half of the day
      'type.pickup · Olaya · Tomorrow 08:30\u00a0PM',
    )
  })
})
