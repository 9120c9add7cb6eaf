import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/core/wire.ts'
import { createApp } from '#server/http/app.ts'
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
})
// what an address did is counted per restaurant
beforeEach(async () => {
  shop = await makeShop(test)
})
afterEach(() => test.resetClock())
afterAll(() => test.close())

const ask = '/api/v1/user/auth/request-code'
const enter = '/api/v1/user/auth/sign-in'

/** Tries one code; returns what was told, or 'in' when the door opened. */
async function guess(visitor: Visitor, mobile: string, code: string): Promise<string> {
  const response = await visitor.send('POST', enter, { mobile, code })
  return response.ok ? 'in' : ((await response.json()) as ErrorBody).code
}

const wrongThan = (code: string, by: number) => String((Number(code) + 1 + by) % 10_000).padStart(4, '0')

/** Somebody who knows the number asks for codes in new browsers, and guesses in many of them at once. */
async function besiege(mobile: string, hours: number): Promise<number> {
  let wrong = 0
  for (let hour = 0; hour < hours; hour += 1) {
    const thief = shop.guest()
    const asked = await thief.send('POST', ask, bodyOf(mobile))
    if (asked.ok) {
      const code = await codeOf(mobile)
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, by) => guess(thief, mobile, wrongThan(code, by))),
      )
      expect(answers).not.toContain('in')
      wrong += answers.filter((one) => one === 'code-wrong').length
    }
    test.pass(3600_000)
  }
  return wrong
}

async function codeOf(mobile: string): Promise<string> {
  return (await readLastMessage(test, shop, mobile)).params[0] ?? ''
}

describe('attack: guessing codes', () => {
  it('decision 0017: whoever knows a number has 10 guesses at it a day, from however many browsers at once', async () => {
    expect(await besiege(makeMobile(), 23)).toBe(10)
  })

  it('decision 0017: and 30 a week', async () => {
    expect(await besiege(makeMobile(), 7 * 24 - 1)).toBe(30)
  })

  it('five tries of a code at once are five, also through two processes', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, guest, mobile)
    const second = new Visitor(createApp(test.deps), shop.host)
    for (const [name, value] of guest.cookies) second.cookies.set(name, value)
    const tries = Array.from({ length: 20 }, (_, by) =>
      guess(by % 2 ? second : guest, mobile, wrongThan(code, by)),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter((one) => one === 'code-wrong')).toHaveLength(5)
    expect(await guess(guest, mobile, code)).toBe('session-expired')
  })

  it('does not lock the owner out: the browser that signed in before has a budget of its own', async () => {
    const [owner, mobile] = [shop.guest(), makeMobile()]
    await signInCustomer(test, shop, owner, mobile)
    await owner.call('POST', '/api/v1/user/auth/sign-out', {})
    await besiege(mobile, 20)
    expect(await shop.guest().refused('POST', ask, bodyOf(mobile))).toMatchObject({ status: 429 })
    expect(await signInCustomer(test, shop, owner, mobile)).toMatchObject({ is_new: false })
  })

  it('asking again waits, longer each time, and says how long in the answer and in its header', async () => {
    const [guest, mobile] = [shop.guest(), makeMobile()]
    await guest.call('POST', ask, bodyOf(mobile))
    const response = await guest.send('POST', ask, bodyOf(mobile))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await response.json()).toMatchObject({
      code: 'too-many-requests',
      details: { retry_after_seconds: 30 },
    })
    test.pass(30_000)
    expect(await guest.call('POST', ask, bodyOf(mobile))).toMatchObject({ resend_in_seconds: 60 })
  })

  it('twenty requests at once for a number send one message', async () => {
    const mobile = makeMobile()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await shop.guest().send('POST', ask, bodyOf(mobile))).status),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    const sent = await test.database.db.read(shop.tenantId, ({ q }) =>
      q
        .selectFrom('messages')
        .select('id')
        .where('tenant_id', '=', shop.tenantId)
        .where('recipient', '=', mobile)
        .execute(),
    )
    expect(sent).toHaveLength(1)
  })

  it('one browser asks for 10 codes an hour, whatever numbers they are for', async () => {
    const guest = shop.guest()
    await guest.openCart()
    for (let n = 0; n < 10; n += 1) await guest.call('POST', ask, bodyOf(makeMobile()))
    expect(await guest.refused('POST', ask, bodyOf(makeMobile()))).toMatchObject({ status: 429 })
    expect((await shop.guest().send('POST', ask, bodyOf(makeMobile()))).status).toBe(200)
  })

  it('decision 0017: one address has 60 wrong guesses an hour and 300 a day, spread over however many numbers', async () => {
    const hours: number[] = []
    for (let hour = 0; hour < 7; hour += 1) {
      hours.push(await spray())
      test.pass(3600_001)
    }
    expect(hours).toEqual([60, 60, 60, 60, 60, 0, 0])
  })
})

/** Somebody at one address asks for the codes of ever new numbers in ever new browsers, and guesses until told to wait. */
async function spray(): Promise<number> {
  for (let wrong = 0; ;) {
    const [thief, mobile] = [shop.guest(), makeMobile()]
    if (!(await thief.send('POST', ask, bodyOf(mobile))).ok) return wrong
    const code = await codeOf(mobile)
    for (let by = 0; by < 5; by += 1) {
      if ((await guess(thief, mobile, wrongThan(code, by))) !== 'code-wrong') return wrong
      wrong += 1
    }
  }
}
