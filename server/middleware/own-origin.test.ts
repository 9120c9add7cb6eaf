import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

describe('a form on a page of another site', () => {
  // a browser sends it without our cookies (SameSite), and takes the cookies of its answer
  const form = { origin: 'https://evil.example', 'content-type': 'text/plain' }

  it.each(['/api/v1/user/auth/sign-out', '/api/v1/tables/T1/sessions', '/api/v1/carts'])(
    'attack: %s signs nobody out and puts no other browser in the place of ours',
    async (path) => {
      const answered = await shop.guest().send('POST', path, {}, form)
      expect(answered.headers.getSetCookie()).toEqual([])
      expect(answered.status).toBe(403)
    },
  )

  it('a program that is no browser names no origin, and is served', async () => {
    const answered = await test.app.request(`http://${shop.host}:3000/api/v1/carts`, {
      method: 'POST',
      headers: { host: `${shop.host}:3000`, 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'pickup' }),
    })
    expect(answered.status).toBe(201)
  })
})
