import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionWire } from '#contract/customers/customer.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askForCode, bodyOf, makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterAll(() => test.close())

const sessions = '/api/v1/user/auth/sessions'
const details = '/api/v1/user/customers/details'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'

async function signedInTwice(): Promise<[Visitor, Visitor]> {
  const [here, there, mobile] = [shop.guest(), shop.guest(), makeMobile()]
  await signInCustomer(test, shop, here, mobile)
  const code = await askForCode(test, shop, there, mobile)
  await there.call('POST', '/api/v1/user/auth/sign-in', { ...bodyOf(mobile), code }, { 'user-agent': phone })
  return [here, there]
}

const listed = async (visitor: Visitor, language = 'en') =>
  (await visitor.call<{ data: SessionWire[] }>('GET', sessions, undefined, { 'x-localization': language }))
    .data

describe('devices', () => {
  it('are listed, this one first, by names that people know, seen "today" in both languages', async () => {
    const [here] = await signedInTwice()
    const rows = await listed(here)
    expect(rows.map((row) => [row.device, row.current])).toEqual([
      ['', true],
      ['Safari, iPhone', false],
    ])
    expect(rows[0]?.seen_words).toMatch(/^Today \d\d:\d\d [AP]M$/)
    expect((await listed(here, 'ar'))[0]?.seen_words).toMatch(/^اليوم \d\d:\d\d [صم]$/)
  })

  it('signing out here leaves the other signed in; this one is a guest, its token is worth nothing', async () => {
    const [here, there] = await signedInTwice()
    const token = here.cookies.get('customer') ?? ''
    await here.call('POST', '/api/v1/user/auth/sign-out', {})
    expect(here.cookies.has('customer')).toBe(false)
    here.cookies.set('customer', token)
    expect(await here.refused('GET', details)).toMatchObject({ status: 401, code: 'session-expired' })
    expect(await there.call('GET', details)).toBeTruthy()
  })

  it('signing out everywhere ends them all', async () => {
    const [here, there] = await signedInTwice()
    await here.call('POST', '/api/v1/user/auth/sign-out', { everywhere: true })
    expect(await there.refused('GET', details)).toMatchObject({ status: 401, code: 'session-expired' })
    expect(there.cookies.has('customer')).toBe(false)
  })

  it('one of them is signed out from another', async () => {
    const [here, there] = await signedInTwice()
    const other = (await listed(here)).find((row) => !row.current)
    expect(await here.call('DELETE', `${sessions}/${other?.id}`)).toEqual({ done: true })
    expect(await there.refused('GET', details)).toMatchObject({ code: 'session-expired' })
    expect(await listed(here)).toHaveLength(1)
    expect(await here.refused('DELETE', `${sessions}/${other?.id}`)).toMatchObject({
      status: 404,
      code: 'not-found',
    })
  })

  it('signing in where another customer is ends that one’s session here, and no other', async () => {
    const [here, there] = await signedInTwice()
    const former = here.cookies.get('customer') ?? ''
    await signInCustomer(test, shop, here, makeMobile())
    const bearer = { 'x-authorization-token': `Bearer ${former}` }
    expect(await shop.guest().refused('GET', details, undefined, bearer)).toMatchObject({
      code: 'session-expired',
    })
    expect(await listed(there)).toHaveLength(1)
  })
})
