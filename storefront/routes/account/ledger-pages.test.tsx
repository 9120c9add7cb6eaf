import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import type { CustomerWire } from '#contract/customers/customer.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { makeText } from '#web/make-text.ts'
import { CartProvider } from '../../ordering/cart/cart-provider.tsx'
import { CustomerProvider } from '../../customers/customer-provider.tsx'
import { loadLaterTexts, textsOf } from '../../i18n/catalogue.ts'
import { ReactRouterMoves } from '../../moves/react-router-moves.tsx'
import { SiteContext } from '../../shell/site-context.ts'
import PointsPage from './points-page.tsx'
import WalletPage from './wallet-page.tsx'

beforeAll(() => loadLaterTexts('en'))

const customer = { id: 'c1', name: 'Noura' } as CustomerWire

/** What people read of a page that was given this data. */
async function read(Component: ComponentType, data: object): Promise<string> {
  const Page = () => (
    <ReactRouterMoves>
      <CartProvider>
        <CustomerProvider came={customer}>
          <Component />
        </CustomerProvider>
      </CartProvider>
    </ReactRouterMoves>
  )
  const handler = createStaticHandler([{ path: '/', Component: Page, loader: () => data }])
  const context = await handler.query(new Request('http://saffron.test/'))
  if (context instanceof Response) throw new Error('the page leads elsewhere')
  const site = { messages: {}, currency: { code: 'SAR', symbol: 'SAR' }, pages: [] } as unknown as SiteWire
  const page = renderToStaticMarkup(
    <SiteContext value={{ site, language: 'en', t: makeText('en', textsOf('en')) }}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteContext>,
  )
  return page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const meta = { current_page: 1, last_page: 1, per_page: 20, total: 2 }
const line = (id: string, label: string, amount: string | number, balance: string | number) => ({
  id,
  type: 'adding',
  label,
  amount,
  balance,
  note: '',
  order_id: null,
  at: '2026-11-21T17:30:00.000Z',
  at_words: 'Today 08:30 PM',
})
const balances = {
  wallet: { balance: '48.50', min_order_amount: '15.00' },
  points: {
    balance: 320,
    expiring: { points: 120, at: '2026-12-01T00:00:00.000Z', at_words: '2026/12/01 12:00 AM' },
  },
  pointsSettings: { min_points: 500, point_value: '0.05' },
}

it('spec 2: my wallet has its balance and its log, each line with its word, amount and what was left', async () => {
  const log = { data: [line('2', 'Spent', '-12.50', '48.50'), line('1', 'Cashback', '61.00', '61.00')], meta }
  const text = await read(WalletPage, { customer, balances, log, settings: undefined })
  for (const words of [/48\.50/, /15\.00/, /Spent.*−\s*12\.50/, /Cashback.*61\.00/])
    expect(text).toMatch(words)
})

it('spec 2: my points have their balance, their log, and which of them end next', async () => {
  const log = { data: [line('1', 'Earned', 320, 320)], meta }
  const text = await read(PointsPage, { customer, balances, log })
  for (const words of [/320/, /180/, /0\.05/, /120.*2026\/12\/01/, /Earned.*\+320/])
    expect(text).toMatch(words)
})
