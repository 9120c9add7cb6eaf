import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('spec 3: a choice of the draft is kept with the cart, raises its version, and null takes it back', async () => {
  const shop = await makeShop(test, {})
  const { cart, guest } = await shop.guestWith('Shawarma')
  const chosen = await guest.call('PUT', `/api/v1/carts/${cart.cart_id}`, { use_wallet: true })
  expect(chosen).toMatchObject({ use_wallet: true, use_points: false, version: cart.version + 1 })
  const back = await guest.call('PUT', `/api/v1/carts/${cart.cart_id}`, {
    use_wallet: null,
    use_points: true,
  })
  expect(back).toMatchObject({ use_wallet: false, use_points: true })
})
