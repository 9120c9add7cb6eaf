import { expect, it } from 'vitest'
import { CallError } from '#contract/core/client.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'
import type { SiteWire } from '#contract/platform/tenant.ts'
import { loadBalances } from './load-balances.ts'
import { findOpener, loadCustomer, signInPath } from './load-customer.ts'

const refused = (status: number, code: string) =>
  Promise.reject(new CallError(status, { code, message: code, request_id: '' }))
const nora = { id: 'c1' } as CustomerWire
const page = { language: 'en', url: 'http://saffron.test/en/account/orders/2.data?filter=done' } as const

it('spec 4: a 401 on details makes a guest; a sign-in that is over is told from none', async () => {
  expect(await findOpener({ customer: async () => nora })).toEqual({ customer: nora })
  expect(await findOpener({ customer: () => refused(401, 'sign-in-required') })).toEqual({
    customer: null,
    expired: false,
  })
  expect(await findOpener({ customer: () => refused(401, 'session-expired') })).toEqual({
    customer: null,
    expired: true,
  })
})

it('a guest is sent to sign in and comes back to the same page', async () => {
  const thrown: unknown = await loadCustomer({ customer: () => refused(401, 'session-expired') }, page).catch(
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) throw new Error('nobody was sent anywhere')
  expect(thrown.headers.get('location')).toBe(
    '/en/auth?next=%2Fen%2Faccount%2Forders%2F2%3Ffilter%3Ddone&session=expired',
  )
})

it('spec 4: a ready sign-in goes along to the sign-in page, and is not kept in where to come back to', () => {
  const url = 'http://saffron.test/account/orders?state=abc%2Bd&filter=done'
  expect(signInPath(url, 'ar', false)).toBe('/auth?next=%2Faccount%2Forders%3Ffilter%3Ddone&state=abc%2Bd')
})

it('spec 8: a balance that cannot be had is 0, and the page stands', async () => {
  expect(
    await loadBalances({
      walletBalance: () => refused(503, 'busy'),
      pointsBalance: () => Promise.reject(new TypeError('lost')),
      pointsSettings: () => refused(503, 'busy'),
      site: () => refused(503, 'busy'),
    }),
  ).toEqual({
    wallet: { balance: '0.00', min_order_amount: '0.00' },
    points: { balance: 0, expiring: null },
    pointsSettings: undefined,
  })
})

it('spec 6: settings of points load only if the tenant has the page app-points', async () => {
  const settings = { min_points: 500, point_value: '0.05' }
  const calls = (slugs: string[]) => ({
    walletBalance: async () => ({ balance: '1.00', min_order_amount: '0.00' }),
    pointsBalance: async () => ({ balance: 3, expiring: null }),
    pointsSettings: async () => settings,
    site: async () => ({ pages: slugs.map((slug) => ({ slug, title: slug })) }) as SiteWire,
  })
  expect((await loadBalances(calls(['privacy']))).pointsSettings).toBeUndefined()
  expect((await loadBalances(calls(['app-points']))).pointsSettings).toEqual(settings)
})
