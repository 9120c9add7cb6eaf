import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { askForCode, bodyOf, makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  test.resetClock()
  test.pass(3600_000 - (test.deps.clock() % 3600_000) + 600_000)
  shop = await makeShop(test)
})

const ask = '/api/v1/user/auth/request-code'
const enter = '/api/v1/user/auth/sign-in'

/** Strangers at the address of the test guess wrong until it is told to wait. */
async function useUpGuesses(): Promise<number> {
  for (let wrong = 0; ;) {
    const [thief, mobile] = [shop.guest(), makeMobile()]
    const code = await askForCode(test, shop, thief, mobile).catch(() => undefined)
    if (code === undefined) return wrong
    for (let by = 1; by <= 5; by += 1) {
      const typed = String((Number(code) + by) % 10_000).padStart(4, '0')
      const answer = await thief.send('POST', enter, { ...bodyOf(mobile), code: typed })
      if (answer.status === 429) return wrong
      wrong += 1
    }
  }
}

describe('signing in at one address (decision 0205)', () => {
  it('100 guests of a mall sign in within ten minutes', async () => {
    for (let guest = 0; guest < 100; guest += 1) {
      test.pass(6000)
      await signInCustomer(test, shop, shop.guest(), makeMobile())
    }
  })

  it('60 wrong guesses of a stranger keep out neither whoever signed in there before nor the code by e-mail', async () => {
    const [regular, mobile] = [shop.guest(), makeMobile()]
    await signInCustomer(test, shop, regular, mobile)
    await regular.call('POST', '/api/v1/user/auth/sign-out', {})
    expect(await useUpGuesses()).toBe(60)
    const fresh = shop.guest()
    expect(await fresh.refused('POST', ask, bodyOf(makeMobile()))).toMatchObject({
      status: 429,
      code: 'code-network',
      message: expect.stringContaining('by e-mail'),
    })
    expect(await signInCustomer(test, shop, fresh, 'sara@example.com')).toMatchObject({ is_new: true })
    expect(await signInCustomer(test, shop, regular, mobile)).toMatchObject({ is_new: false })
    // a number of another browser that is known here asks there as well
    expect(await signInCustomer(test, shop, regular, makeMobile())).toMatchObject({ is_new: true })
  })
})
