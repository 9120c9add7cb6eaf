import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerWire } from '#contract/customer.ts'
import type { CodeAskedWire, SignedInWire } from '#contract/sign-in.ts'
import { texts } from '#domain/texts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import {
  askForCode,
  bodyOf,
  makeMobile,
  readLastMessage,
  signInCustomer,
} from '#server/testing/sign-in-customer.ts'
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
const other = (code: string, by = 1) => String((Number(code) + by) % 10_000).padStart(4, '0')
const inArabic = { 'x-localization': 'ar' }

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

describe('a code', () => {
  it('spec 5: has 4 digits; anything else is told and costs no try', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    expect(code).toMatch(/^\d{4}$/)
    for (const typed of ['123', '12345', 'abcd', '12 3'])
      expect(await guest.refused('POST', enter, { mobile, code: typed })).toMatchObject({
        status: 422,
        code: 'code-wrong',
      })
    expect(await guest.refused('POST', enter, { mobile, code: ' ' })).toMatchObject({
      code: 'field-required',
      errors: { code: [texts['field-required'].en] },
    })
    const wrong = await guest.refused('POST', enter, { mobile, code: other(code) })
    expect(wrong).toMatchObject({ code: 'code-wrong', details: { tries_left: 4 } })
    await guest.call('POST', enter, { mobile, code })
  })

  it('spec 8: "Session Expired" when it has lapsed, in both languages', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    test.pass(300_001)
    const late = await guest.refused('POST', enter, { mobile, code })
    expect(late).toMatchObject({ status: 401, code: 'session-expired', message: texts['session-expired'].en })
    const inAr = await guest.refused('POST', enter, { mobile, code }, inArabic)
    expect(inAr.message).toBe(texts['session-expired'].ar)
  })

  it('works once, bears five tries, and ends when a newer one is asked for', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const used = await askForCode(test, shop, guest, mobile)
    await guest.call('POST', enter, { mobile, code: used })
    expect(await guest.refused('POST', enter, { mobile, code: used })).toMatchObject({
      code: 'session-expired',
    })
    test.pass(60_000)
    const first = await askForCode(test, shop, guest, mobile)
    test.pass(120_000)
    const second = await askForCode(test, shop, guest, mobile)
    const former = first === second ? other(second) : first
    expect(await guest.refused('POST', enter, { mobile, code: former })).toMatchObject({ code: 'code-wrong' })
    for (let by = 1; by <= 4; by += 1) await guest.refused('POST', enter, { mobile, code: other(second, by) })
    expect(await guest.refused('POST', enter, { mobile, code: second })).toMatchObject({
      code: 'session-expired',
    })
  })

  it('attack: is worth nothing in another browser, even the right one', async () => {
    const [guest, thief, mobile] = [shop.guest(), shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    expect(await thief.refused('POST', enter, { mobile, code })).toMatchObject({ code: 'session-expired' })
    await thief.openCart()
    expect(await thief.refused('POST', enter, { mobile, code })).toMatchObject({ code: 'session-expired' })
    await guest.call('POST', enter, { mobile, code })
  })

  it('is nowhere in the database as people read it, nor is its number in the log of codes', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    const rows = await test.database.db.read(shop.tenantId, async ({ q }) => [
      ...(await q.selectFrom('sign_in_codes').selectAll().where('tenant_id', '=', shop.tenantId).execute()),
      ...(await q
        .selectFrom('messages')
        .select(['body', 'params', 'sealed_content'])
        .where('tenant_id', '=', shop.tenantId)
        .where('recipient', '=', mobile)
        .execute()),
    ])
    const values = rows.flatMap((row) => Object.values(row).map((value) => JSON.stringify(value)))
    expect(values.filter((value) => value.includes(`"${code}"`) || value.includes(`#${code}`))).toEqual([])
    expect(values.filter((value) => value.includes(mobile.slice(1)))).toEqual([])
  })
})

describe('what is asked for', () => {
  it('spec 5: each wrong number and e-mail is told at its field, in both languages', async () => {
    const wrong: [object, string, 'mobile' | 'email', keyof typeof texts | undefined][] = [
      [{}, 'field-required', 'mobile', 'field-required'],
      [{ mobile: ' ' }, 'field-required', 'mobile', 'field-required'],
      [{ mobile: '12345' }, 'mobile-invalid', 'mobile', undefined],
      [{ mobile: '0451234567', country: 'SA' }, 'mobile-invalid', 'mobile', undefined],
      [{ mobile: '0551234567', country: 'XX' }, 'mobile-invalid', 'mobile', undefined],
      [{ email: '' }, 'email-required', 'email', 'email-required'],
      [{ email: 'nobody' }, 'email-invalid', 'email', undefined],
      [{ email: `${'x'.repeat(40)}@shop.example` }, 'text-too-long', 'email', undefined],
    ]
    for (const [body, code, field, text] of wrong) {
      for (const language of ['ar', 'en'] as const) {
        const refused = await shop.guest().refused('POST', ask, body, { 'x-localization': language })
        expect(refused).toMatchObject({ status: 422, code })
        expect(refused.errors?.[field]).toHaveLength(1)
        if (text) expect(refused.errors?.[field]).toEqual([texts[text][language]])
        else expect(refused.message).toMatch(language === 'ar' ? /[\u0600-\u06FF]/ : /[a-z]/)
      }
    }
  })

  it('spec 5: the numbers of all four countries are taken, whichever country the restaurant is in', async () => {
    const numbers = { SA: '0551234567', EG: '01012345678', AE: '0501234567', QA: '33123456' }
    for (const [country, mobile] of Object.entries(numbers))
      expect(await shop.guest().call('POST', ask, { mobile, country })).toMatchObject({ channel: 'sms' })
  })

  it('attack: a page of another site cannot ask for a code or sign in, not even without our cookie', async () => {
    const origin = { origin: 'https://evil.example' }
    for (const [path, body] of [
      [ask, { mobile: '0551234567' }],
      [enter, { mobile: '0551234567', code: '1234' }],
      ['/api/v1/user/auth/resume', { state: 'e30=' }],
    ] as const)
      expect(await shop.guest().refused('POST', path, body, origin)).toMatchObject({ code: 'wrong-origin' })
  })

  it('attack: the answer for a number with an account is the one for a number without', async () => {
    const known = makeMobile()
    await signInCustomer(test, shop, shop.guest(), known)
    test.pass(24 * 3600_000)
    const answers = await Promise.all(
      [known, makeMobile()].map(async (mobile) => {
        const response = await shop.guest().send('POST', ask, bodyOf(mobile))
        const { sent_to: _, ...rest } = (await response.json()) as CodeAskedWire
        return { status: response.status, rest, headers: [...response.headers.keys()].toSorted() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

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
})
