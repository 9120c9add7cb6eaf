import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeShop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

const account = '/api/v1/staff/account'
let test: TestApp
beforeAll(async () => {
  test = await makeTestApp()
})
afterAll(() => test.close())

it('attack: whoever finds a tablet signed in guesses at its password five times, by whatever door, then waits', async () => {
  const tablet = await (await makeShop(test)).staff('manager')
  const tries = [
    ['PUT', `${account}/password`, { current: 'a guess', password: 'the guesser’s own' }],
    ['POST', `${account}/second-step`, { password: 'a guess' }],
    ['POST', `${account}/passkeys/options`, { password: 'a guess' }],
    ['DELETE', `${account}/second-step`, { password: 'a guess' }],
    ['POST', `${account}/second-step`, { password: 'another guess' }],
  ] as const
  for (const [method, path, body] of tries)
    expect((await tablet.refused(method, path, body)).code).toBe('password-wrong')
  const right = { password: 'a good password' }
  const refused = await tablet.refused('POST', `${account}/passkeys/options`, right)
  expect(refused).toMatchObject({ status: 429, details: { retry_after_seconds: 2 } })
  test.pass(2000)
  expect((await tablet.send('POST', `${account}/passkeys/options`, right)).status).toBe(200)
  test.resetClock()
})
