import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#server/http/app.ts'
import { liveRights } from '#server/live/rights.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { readCookie } from './cookies.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

const onHttps = () => ({ ...test.deps, settled: { ...test.deps.settled, publicScheme: 'https' as const } })

it('safety 17: on https a session counts by its host-bound cookie alone, in calls and on live lines', async () => {
  const guest = shop.guest()
  await signInCustomer(test, shop, guest, makeMobile())
  const token = guest.cookies.get('customer') ?? ''
  const [deps, app] = [onHttps(), createApp(onHttps())]
  const statusWith = async (cookie: string) =>
    (await app.request('/api/v1/user/customers/details', { headers: { host: shop.host, cookie } })).status
  // what another restaurant's page could have set for every host under the platform's
  expect(await statusWith(`customer=${token}`)).toBe(401)
  expect(await statusWith(`customer=${token}; __Host-customer=${'x'.repeat(43)}`)).toBe(401)
  expect(await statusWith(`lang=ar; __Host-customer=${token}`)).toBe(200)
  const lineOf = (cookie: string) => liveRights(deps).callerOf({ host: shop.host, cookie })
  expect((await lineOf(`customer=${token}`))?.session).toBeUndefined()
  expect((await lineOf(`__Host-customer=${token}`))?.session).toBeDefined()
})

it('safety 17: on https what is set is bound to the host and secure', async () => {
  const app = createApp(onHttps())
  const headers = { host: shop.host, 'content-type': 'application/json', origin: `https://${shop.host}` }
  const made = await app.request('/api/v1/carts', { method: 'POST', headers, body: '{}' })
  const [set] = made.headers.getSetCookie()
  expect(set).toMatch(/^__Host-shopper=[\w-]{64};/)
  expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(set).not.toMatch(/domain=/i)
})

it('a cookie is found by its whole name', () => {
  const header = 'myshopper=1;shopper=2; __Host-shopper=3; shopper=4'
  expect(readCookie({ header, https: false }, 'shopper')).toBe('2')
  expect(readCookie({ header, https: true }, 'shopper')).toBe('3')
  expect(readCookie({ header, https: true }, 'staff')).toBeUndefined()
})
