import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CodeAskedWire } from '#contract/customers/sign-in.ts'
import { texts } from '#domain/platform/texts.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { bodyOf, makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

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
