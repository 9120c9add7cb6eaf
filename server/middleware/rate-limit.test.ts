import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeRateLimits, type RateLimits } from '../core/rate-limits.ts'

let test: TestApp
let shop: Shop
const addressIsFull: RateLimits['pass'] = (key) => !key.startsWith('address:')
let pass = addressIsFull
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: (...asked) => pass(...asked) } })
  shop = await makeShop(test)
})
afterAll(() => test.close())

async function withPass(other: RateLimits['pass'], act: () => Promise<unknown>): Promise<void> {
  pass = other
  try {
    await act()
  } finally {
    pass = addressIsFull
  }
}

describe('rate limits', () => {
  it.each([
    ['GET', '/api/v1/tenant/by-host?host=anything.test'],
    ['POST', '/api/v1/payments/webhooks/sandbox/anything'],
    ['GET', '/api/v1/menu?type=pickup'],
  ] as const)('an address that asks too much is refused at %s %s', async (method, path) => {
    const refused = await shop.guest().refused(method, path)
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' })
  })

  it('a shopper who asks too much is refused alone', async () => {
    const [loud, quiet] = [shop.guest(), shop.guest()]
    await withPass(
      () => true,
      async () => {
        await loud.openCart()
        await quiet.openCart()
      },
    )
    const limits = makeRateLimits()
    await withPass(
      (key, most) => limits.pass(key, most, 0),
      async () => {
        const path = '/api/v1/carts/current'
        for (let call = 0; call < 240; call++) expect((await loud.send('GET', path)).status).toBe(200)
        expect(await loud.refused('GET', path)).toMatchObject({ status: 429, code: 'too-many-requests' })
        expect((await quiet.send('GET', path)).status).toBe(200)
      },
    )
  })

  it('an address of which too many new shoppers come makes no more carts', async () => {
    const known = shop.guest()
    await withPass(
      () => true,
      () => known.openCart(),
    )
    await withPass(
      (key) => !key.startsWith('new:'),
      async () => {
        const refused = await shop.guest().refused('POST', '/api/v1/carts', { type: 'pickup' })
        expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' })
        expect((await known.send('POST', '/api/v1/carts', { type: 'pickup' })).ok).toBe(true)
      },
    )
  })

  it('what providers report of messages is none of them: a campaign’s reports come from one address', async () => {
    await withPass(
      (key) => !key.startsWith('new:'),
      async () => {
        const refused = await shop.guest().refused('POST', '/api/v1/messages/reports/unknown', {})
        expect(refused).toMatchObject({ status: 404, code: 'not-found' })
      },
    )
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

  it('a flood of keys that come once gives nobody a new start', () => {
    const limits = makeRateLimits()
    const minute = 1_700_000_040_000
    for (let call = 0; call < 10; call++) limits.pass('a', 10, minute)
    for (let key = 0; key < 120_000; key++) limits.pass(`made up ${key}`, 10, minute)
    expect(limits.pass('a', 10, minute)).toBe(false)
    expect(limits.pass('b', 10, minute)).toBe(true)
  })
})
