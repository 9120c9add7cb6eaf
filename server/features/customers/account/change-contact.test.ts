import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RecipientBody } from '#contract/customers/sign-in.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import {
  askForCode,
  bodyOf,
  makeMobile,
  readLastMessage,
  signInCustomer,
} from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterEach(() => test.resetClock())
afterAll(() => test.close())

const ask = '/api/v1/user/customers/contact/request-code'
const contact = '/api/v1/user/customers/contact'
const enter = '/api/v1/user/auth/sign-in'

async function signedIn(mobile = makeMobile()): Promise<Visitor> {
  const visitor = shop.guest()
  await signInCustomer(test, shop, visitor, mobile)
  return visitor
}

/** Takes a signed-in customer and what is wanted; returns the call that changes to it, with its code. */
async function proven(customer: Visitor, to: string): Promise<RecipientBody & { code: string }> {
  await customer.call('POST', ask, bodyOf(to))
  const { params } = await readLastMessage(test, shop, to)
  return { ...bodyOf(to), code: params[0] ?? '' }
}

describe('another number or e-mail', () => {
  it('is the customer’s with its code; the former number signs nobody in to the account any more', async () => {
    const [former, next] = [makeMobile(), '+201012345678']
    const customer = await signedIn(former)
    const { id } = await customer.call<{ id: string }>('GET', '/api/v1/user/customers/details')
    const change = await proven(customer, next)
    expect(await customer.call('PUT', contact, change)).toMatchObject({ mobile: next, countryCode: 'EG' })
    test.pass(120_000)
    const here = await signInCustomer(test, shop, shop.guest(), next)
    expect(here).toMatchObject({ is_new: false, customer: { id } })
    test.pass(120_000)
    expect(await signInCustomer(test, shop, shop.guest(), former)).toMatchObject({ is_new: true })
  })

  it('an e-mail is added beside the number, and both sign in', async () => {
    const mobile = makeMobile()
    const customer = await signedIn(mobile)
    await customer.call('PUT', contact, await proven(customer, 'sara@shop.example'))
    const by = await signInCustomer(test, shop, shop.guest(), 'sara@shop.example')
    expect(by).toMatchObject({ is_new: false, customer: { mobile, email: 'sara@shop.example' } })
  })

  it('that another account has is asked for like any, and refused only to one who proved it', async () => {
    const taken = makeMobile()
    await signedIn(taken)
    test.pass(120_000)
    const customer = await signedIn()
    expect(await customer.call('POST', ask, bodyOf(taken))).toMatchObject({ channel: 'sms', digits: 4 })
    const wrong = await customer.refused('PUT', contact, { ...bodyOf(taken), code: '0' })
    expect(wrong.code).toBe('code-wrong')
    const { params } = await readLastMessage(test, shop, taken)
    const refused = await customer.refused('PUT', contact, { ...bodyOf(taken), code: params[0] })
    expect(refused).toMatchObject({ status: 409, code: 'contact-taken' })
  })

  it('attack: a code for signing in changes no number, and one for changing signs nobody in', async () => {
    const customer = await signedIn()
    const wanted = makeMobile()
    const code = await askForCode(test, shop, customer, wanted)
    const asSignIn = await customer.refused('PUT', contact, { ...bodyOf(wanted), code })
    expect(asSignIn.code).toBe('session-expired')
    const other = makeMobile()
    const change = await proven(customer, other)
    expect(await customer.refused('POST', enter, change)).toMatchObject({ code: 'session-expired' })
  })

  it('attack: one customer’s code is worth nothing to another in the same browser', async () => {
    const customer = await signedIn()
    const wanted = makeMobile()
    const change = await proven(customer, wanted)
    await customer.call('POST', '/api/v1/user/auth/sign-out', {})
    await signInCustomer(test, shop, customer, makeMobile())
    expect(await customer.refused('PUT', contact, change)).toMatchObject({ code: 'session-expired' })
  })

  it('wanted by two at the same moment goes to one', async () => {
    const wanted = 'both@shop.example'
    const [a, b] = [await signedIn(), await signedIn()]
    const first = await proven(a, wanted)
    test.pass(31_000)
    const second = await proven(b, wanted)
    const answers = await Promise.all([a.send('PUT', contact, first), b.send('PUT', contact, second)])
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 409])
  })

  it('has the same limits as signing in: both count together for a number', async () => {
    const customer = await signedIn()
    const wanted = makeMobile()
    await shop.guest().call('POST', '/api/v1/user/auth/request-code', bodyOf(wanted))
    expect(await customer.refused('POST', ask, bodyOf(wanted))).toMatchObject({ status: 429 })
  })
})
