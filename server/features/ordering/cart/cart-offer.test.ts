import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

describe('ordering as soon as possible', () => {
  it('spec 4: needs asap among the options of the setting, and the branch to allow it', async () => {
    const name = { ar: 'Olaya', en: 'Olaya' }
    for (const plan of [
      { settings: { 'order.order_delivery_time_options': 'schedule' } },
      { branches: [{ name, asapAllowed: false }] },
    ]) {
      const shop = await makeShop(test, plan)
      const { cart } = await shop.guestWith('Shawarma')
      expect(cart.blocked?.code).toBe('slot-incorrect')
      expect(cart.timing.asap).toBe(false)
    }
  })

  it('spec 4: is on when setting and branch both allow it', async () => {
    const shop = await makeShop(test, { settings: { 'order.order_delivery_time_options': 'asap,schedule' } })
    const { cart } = await shop.guestWith('Shawarma')
    expect(cart.blocked).toBeNull()
    expect(cart.branch_asap_allowed).toBe(true)
  })
})
