import { MemoryRouter } from 'react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteContext } from '../shell/site-context.ts'
import { DeliveryLine } from './delivery-line.tsx'

it('what the server draws of where a delivery goes is no late part: it would go until its script is here', () => {
  const line = renderToString(
    <SiteContext value={{ site: undefined, language: 'ar', t: (key) => key }}>
      <MemoryRouter initialEntries={['/menu/delivery']}>
        <DeliveryLine branchId="olaya" />
      </MemoryRouter>
    </SiteContext>,
  )
  expect(line).toContain('delivery.choose-hint')
  expect(line).toContain('href="/delivery-address?next=%2Fmenu%2Fdelivery"')
  // how React marks the edges of a part that may be late
  expect(line).not.toContain('<!--$')
})
