import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerWire } from '#contract/customers/customer.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterEach(() => test.resetClock())
afterAll(() => test.close())

const details = '/api/v1/user/customers/details'
const inArabic = { 'x-localization': 'ar' }

describe('a token', () => {
  it('spec 4: 401 on details tells the browser that it is a guest, and takes its cookie', async () => {
    const guest = shop.guest()
    expect(await guest.refused('GET', details)).toMatchObject({ status: 401, code: 'sign-in-required' })
    guest.cookies.set('customer', 'x'.repeat(43))
    const refused = await guest.refused('GET', details, undefined, inArabic)
    expect(refused).toMatchObject({
      status: 401,
      code: 'session-expired',
      message: texts['session-expired'].ar,
    })
    expect(guest.cookies.has('customer')).toBe(false)
  })

  it('attack: of restaurant A is a stranger’s at restaurant B, as cookie and as bearer', async () => {
    const there = await makeShop(test)
    const customer = shop.guest()
    await signInCustomer(test, shop, customer, makeMobile())
    const thief = new Visitor(test.app, there.host)
    for (const [name, value] of customer.cookies) thief.cookies.set(name, value)
    expect(await thief.refused('GET', details)).toMatchObject({ status: 401, code: 'session-expired' })
    const bearer = { 'x-authorization-token': `Bearer ${customer.cookies.get('customer')}` }
    const plain = new Visitor(test.app, there.host)
    expect(await plain.refused('GET', details, undefined, bearer)).toMatchObject({ code: 'session-expired' })
    expect(await customer.call('GET', details)).toBeTruthy()
  })

  it('is stored as a hash, ends after 90 days, and is swept then', async () => {
    const customer = shop.guest()
    await signInCustomer(test, shop, customer, makeMobile())
    const token = customer.cookies.get('customer') ?? ''
    const sessions = () =>
      test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('customer_sessions').selectAll().where('tenant_id', '=', shop.tenantId).execute(),
      )
    expect(JSON.stringify(await sessions())).not.toContain(token)
    test.pass(90 * 24 * 3600_000 + 1)
    await test.sweep()
    expect(await sessions()).toEqual([])
    expect(await customer.refused('GET', details)).toMatchObject({ code: 'session-expired' })
  })

  it('carries a state-changing call from the restaurant’s own pages alone', async () => {
    const customer = shop.guest()
    await signInCustomer(test, shop, customer, makeMobile())
    const refused = await customer.refused(
      'PUT',
      '/api/v1/user/customers/update',
      { name: 'Mallory' },
      { origin: 'https://evil.example' },
    )
    expect(refused).toMatchObject({ status: 403, code: 'wrong-origin' })
    expect((await customer.call<CustomerWire>('GET', details)).name).toBe('')
  })

  it('rule "Retention": codes go after eight days, and a browser that nobody signs in with is known for a year', async () => {
    const there = await makeShop(test)
    await signInCustomer(test, there, there.guest(), makeMobile())
    const storedRows = () =>
      test.database.db.read(there.tenantId, async ({ q }) => {
        const of = async (table: 'sign_in_codes' | 'known_browsers') =>
          (await q.selectFrom(table).select('recipient').where('tenant_id', '=', there.tenantId).execute())
            .length
        return { codes: await of('sign_in_codes'), browsers: await of('known_browsers') }
      })
    const day = 24 * 3600_000
    for (const [days, left] of [
      [7, { codes: 1, browsers: 1 }],
      [2, { codes: 0, browsers: 1 }],
      [355, { codes: 0, browsers: 1 }],
      [2, { codes: 0, browsers: 0 }],
    ] as const) {
      test.pass(days * day)
      await test.sweep()
      expect(await storedRows()).toEqual(left)
    }
  })
})
