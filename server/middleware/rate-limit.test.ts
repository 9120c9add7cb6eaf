import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeRateLimits } from './rate-limit.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: (key) => !key.startsWith('address:') } })
  shop = await makeShop(test)
})
afterAll(() => test.close())

describe('rate limits', () => {
  it.each([
    ['GET', '/api/v1/tenant/by-host?host=anything.test'],
    ['POST', '/api/v1/payments/webhooks/sandbox/anything'],
    ['GET', '/api/v1/menu?type=pickup'],
  ] as const)('an address that asks too much is refused at %s %s', async (method, path) => {
    const refused = await shop.guest().refused(method, path)
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' })
  })

  it('counts a sliding minute', () => {
    const limits = makeRateLimits()
    const minute = 1_700_000_040_000
    for (let call = 0; call < 10; call++) expect(limits.pass('a', 10, minute)).toBe(true)
    expect(limits.pass('a', 10, minute)).toBe(false)
    expect(limits.pass('b', 10, minute)).toBe(true)
    expect(limits.pass('a', 10, minute + 60_000)).toBe(false)
    expect(limits.pass('a', 10, minute + 120_000)).toBe(true)
  })
})
