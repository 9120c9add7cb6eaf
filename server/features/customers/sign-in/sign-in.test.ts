import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CodeAskedWire, SignedInWire } from '#contract/customers/sign-in.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { bodyOf, makeMobile, readLastMessage, signInCustomer } from '#server/testing/sign-in-customer.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterEach(() => test.resetClock())
afterAll(() => test.close())

const ask = '/api/v1/user/auth/request-code'
const enter = '/api/v1/user/auth/sign-in'
const details = '/api/v1/user/customers/details'

describe('signing in by a code', () => {
  it('spec 4: a guest becomes a customer, by two calls, and the cookie is out of reach of scripts', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const asked = await guest.call<CodeAskedWire>('POST', ask, { mobile: mobile.slice(4), country: 'SA' })
    expect(asked).toMatchObject({
      channel: 'sms',
      digits: 4,
      tries: 5,
      expires_in_seconds: 300,
      resend_in_seconds: 30,
    })
    const { params } = await readLastMessage(test, shop, mobile)
    const response = await guest.send('POST', enter, { mobile, code: params[0] })
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('customer='))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).not.toMatch(/Domain/i)
    const signedIn = (await response.json()) as SignedInWire
    expect(signedIn).toMatchObject({
      token: null,
      is_new: true,
      customer: { mobile, name: '', countryCode: 'SA' },
    })
    expect(await guest.call('GET', details)).toMatchObject({ id: signedIn.customer.id })
  })

  it('the customer is written to in the language of the last sign-in', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const { customer } = await signInCustomer(test, shop, guest, mobile)
    const language = async () =>
      (await test.database.db.read(shop.tenantId, (db) => findCustomer(db, customer.id)))?.language
    expect(await language()).toBe('en')
    await guest.call('POST', ask, bodyOf(mobile))
    const { params } = await readLastMessage(test, shop, mobile)
    await guest.call('POST', enter, { ...bodyOf(mobile), code: params[0] }, { 'x-localization': 'ar' })
    expect(await language()).toBe('ar')
  })

  it('spec 7: details answer with the names of the specification, all of them and no other', async () => {
    const guest = shop.guest()
    const { customer } = await signInCustomer(test, shop, guest, 'huda@shop.example')
    expect(Object.keys(customer).toSorted()).toEqual(
      [
        'id',
        'avatar',
        'customer_group_name',
        'customer_group_id',
        'name',
        'mobile',
        'email',
        'gender',
        'referral_code',
        'birthDate',
        'countryCode',
        'customer_addresses',
        'vehicles',
      ].toSorted(),
    )
    expect(customer).toMatchObject({
      email: 'huda@shop.example',
      mobile: null,
      customer_addresses: [],
      vehicles: [],
    })
    expect(customer.referral_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  })

  it('the same number is the same customer on another device, and a new one at another restaurant', async () => {
    const mobile = makeMobile()
    const first = await signInCustomer(test, shop, shop.guest(), mobile)
    const again = await signInCustomer(test, shop, shop.guest(), mobile)
    expect(again).toMatchObject({ is_new: false, customer: { id: first.customer.id } })
    const elsewhere = await makeShop(test)
    const there = await signInCustomer(test, elsewhere, elsewhere.guest(), mobile)
    expect(there.is_new).toBe(true)
    expect(there.customer.id).not.toBe(first.customer.id)
  })

  it('spec 5: Arabic-Indic and Persian digits, a leading 0, 00966 and +966 reach the same person, code included', async () => {
    const mobile = makeMobile()
    const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    const persian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
    const guest = shop.guest()
    await guest.call('POST', ask, { mobile: arabic(`0${mobile.slice(4)}`), country: 'SA' })
    const { params } = await readLastMessage(test, shop, mobile)
    const code = persian(params[0] ?? '')
    const typed = persian(`00966${mobile.slice(4)}`)
    expect(await guest.call('POST', enter, { mobile: typed, country: 'SA', code })).toMatchObject({
      customer: { mobile },
    })
  })

  it('spec 5: an app that names itself gets its token in the body, and is known by it', async () => {
    const app = new Visitor(test.app, shop.host)
    const { app_token } = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('tenants')
        .select('app_token')
        .where('tenant_id', '=', shop.tenantId)
        .executeTakeFirstOrThrow(),
    )
    const pair = { 'x-tenant': shop.tenantId, 'x-app-token': app_token }
    const mobile = makeMobile()
    await app.call('POST', ask, bodyOf(mobile), pair)
    const { params } = await readLastMessage(test, shop, mobile)
    const { token } = await app.call<SignedInWire>(
      'POST',
      enter,
      { ...bodyOf(mobile), code: params[0] },
      pair,
    )
    expect(app.cookies.has('customer')).toBe(false)
    const bearer = { ...pair, 'x-authorization-token': `Bearer ${token}` }
    expect(await new Visitor(test.app, shop.host).call('GET', details, undefined, bearer)).toMatchObject({
      mobile,
    })
  })

  it('spec 7, rule "Customer token": a page that names itself keeps its token in the cookie, out of reach of scripts', async () => {
    const { app_token } = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('tenants')
        .select('app_token')
        .where('tenant_id', '=', shop.tenantId)
        .executeTakeFirstOrThrow(),
    )
    const pair = { 'x-tenant': shop.tenantId, 'x-app-token': app_token }
    const signs: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'x-requested-with': 'page' },
    ]
    for (const sign of signs) {
      const page = shop.guest()
      const mobile = makeMobile()
      await page.call('POST', ask, bodyOf(mobile), { ...pair, ...sign })
      const { params } = await readLastMessage(test, shop, mobile)
      const body = { ...bodyOf(mobile), code: params[0] }
      const { token } = await page.call<SignedInWire>('POST', enter, body, { ...pair, ...sign })
      expect([token, page.cookies.has('customer')]).toEqual([null, true])
    }
  })

  it('the message ends with the page’s host and the code, so that its browser fills it in, in both languages', async () => {
    const mobile = makeMobile()
    for (const language of ['ar', 'en']) {
      test.pass(60_000 * 10)
      await shop.guest().call('POST', ask, bodyOf(mobile), { 'x-localization': language })
      const { body, params } = await readLastMessage(test, shop, mobile)
      expect(body.split('\n').at(-1)).toBe(`@${shop.host} #${params[0]}`)
      expect(body).toMatch(language === 'ar' ? /رمز الدخول/ : /Your .* code/)
    }
  })
})
