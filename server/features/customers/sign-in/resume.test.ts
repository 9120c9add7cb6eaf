import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ResumedWire } from '#contract/customers/sign-in.ts'
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

const path = '/api/v1/user/auth/resume'
const details = '/api/v1/user/customers/details'
const stateOf = (record: unknown) => Buffer.from(JSON.stringify(record)).toString('base64')

/** A customer of the app; returns the token that its `state` carries. */
async function appCustomer(mobile = makeMobile()) {
  const visitor = shop.guest()
  const { customer } = await signInCustomer(test, shop, visitor, mobile)
  await visitor.call('PUT', '/api/v1/user/customers/update', { name: 'Noura' })
  return { visitor, customer, token: visitor.cookies.get('customer') ?? '' }
}

describe('spec 4: login by the state of an address', () => {
  it('tells whose it is, and signs in only after "Continue as …?", under a session of its own', async () => {
    const { visitor, customer, token } = await appCustomer()
    const browser = shop.guest()
    const state = stateOf({ token, customer: { id: 'someone-else', name: 'Mallory' } })
    expect(await browser.call('POST', path, { state })).toEqual({
      name: 'Noura',
      avatar: null,
      signed_in: null,
    })
    expect(await browser.refused('GET', details)).toMatchObject({ code: 'sign-in-required' })
    const resumed = await browser.call<ResumedWire>('POST', path, { state, confirm: true })
    expect(resumed.signed_in).toMatchObject({ token: null, is_new: false, customer: { id: customer.id } })
    expect(await browser.call('GET', details)).toMatchObject({ id: customer.id, name: 'Noura' })
    expect(browser.cookies.get('customer')).not.toBe(token)
    await browser.call('POST', '/api/v1/user/auth/sign-out', {})
    expect(await visitor.call('GET', details)).toBeTruthy()
  })

  it('takes base64 and base64url, and a plus that came as a space', async () => {
    const { token } = await appCustomer()
    const url = Buffer.from(JSON.stringify({ token, x: '??>>' })).toString('base64url')
    const spaced = stateOf({ token, x: '~~~>>>' }).replaceAll('+', ' ')
    for (const state of [url, spaced])
      expect(await shop.guest().call('POST', path, { state })).toMatchObject({ name: 'Noura' })
  })

  it('attack: a forged state is refused as "Session Expired" in both languages, and signs nobody in', async () => {
    const { customer, token } = await appCustomer()
    const there = await makeShop(test)
    const stranger = there.guest()
    await signInCustomer(test, there, stranger, makeMobile())
    const forged = [
      '',
      'not base64 !',
      stateOf(null),
      stateOf('token'),
      stateOf([]),
      stateOf({ customer }),
      stateOf({ token: null, customer }),
      stateOf({ token: { toString: token }, customer }),
      stateOf({ token: 'x'.repeat(43), customer }),
      stateOf({ token: `${token}x`, customer }),
      stateOf({ token: customer.id, customer }),
      stateOf({ token: stranger.cookies.get('customer'), customer }),
      '['.repeat(7000),
    ]
    for (const state of forged) {
      const browser = shop.guest()
      for (const language of ['ar', 'en'] as const)
        expect(
          await browser.refused('POST', path, { state, confirm: true }, { 'x-localization': language }),
        ).toMatchObject({ status: 401, code: 'session-expired', message: texts['session-expired'][language] })
      expect(browser.cookies.has('customer')).toBe(false)
    }
  })

  it('attack: the state of one who has signed out, or whose session is over, is worth nothing', async () => {
    const { visitor, token } = await appCustomer()
    await visitor.call('POST', '/api/v1/user/auth/sign-out', {})
    const refused = { code: 'session-expired' }
    expect(await shop.guest().refused('POST', path, { state: stateOf({ token }) })).toMatchObject(refused)
    const later = await appCustomer()
    test.pass(91 * 24 * 3600_000)
    const state = stateOf({ token: later.token })
    expect(await shop.guest().refused('POST', path, { state })).toMatchObject(refused)
  })

  it('attack: at another restaurant it is refused, and a page of another site cannot use it', async () => {
    const { token } = await appCustomer()
    const state = stateOf({ token })
    const there = await makeShop(test)
    expect(await there.guest().refused('POST', path, { state, confirm: true })).toMatchObject({
      code: 'session-expired',
    })
    const evil = new Visitor(test.app, shop.host)
    const headers = { origin: 'https://evil.example' }
    expect(await evil.refused('POST', path, { state, confirm: true }, headers)).toMatchObject({
      code: 'wrong-origin',
    })
  })
})
