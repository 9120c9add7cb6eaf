import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OrderWire } from '#contract/ordering/order.ts'
import { SiteContext } from '../../shell/site-context.ts'
import type { PageFrame } from '../../shell/site-context.ts'
import { RefundNote } from './refund-note.tsx'

it('design 8: what came back to the wallet is said with its currency, and every number stands for itself', () => {
  const order = { refunds: [], given_back: { wallet: '12.50', points: 40 } } as unknown as OrderWire
  const site = { currency: { code: 'SAR', symbol: 'ر.س' }, messages: {} } as unknown as PageFrame['site']
  const page = renderToStaticMarkup(
    <SiteContext value={{ site, language: 'ar', t: (key) => key }}>
      <RefundNote order={order} />
    </SiteContext>,
  )
  expect(page.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, '|').replaceAll(/\|+/g, '|')).toBe(
    '|عاد إلى محفظتك |12.50 |ر.س|عادت إليك نقاط: |40|',
  )
})
