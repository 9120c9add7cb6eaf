import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeAll(async () => {
  shop = await makeTestPages()
})
afterAll(() => shop.close())

it('safety 17: the first answer of a host since it was bound clears what its former restaurant left, once for each browser', async () => {
  const host = { host: 'saffron.test' }
  const plain = await shop.ask('/menu', host)
  expect(plain.headers['clear-site-data']).toBeUndefined()
  shop.world.boundAt = 1_000_000
  const first = await shop.ask('/menu', host)
  expect(first.status).toBe(200)
  expect(first.headers).toMatchObject({
    'clear-site-data': '"cache", "storage"',
    'cache-control': 'no-store',
  })
  const mark =
    String(first.headers['set-cookie'])
      .split(';')[0]
      ?.replace(/^.*site=/, 'site=') ?? ''
  const again = await shop.ask('/menu', { ...host, cookie: mark })
  expect([again.status, again.headers['clear-site-data'], again.headers['set-cookie']]).toEqual([
    200,
    undefined,
    undefined,
  ])
  // bound anew: once more
  shop.world.boundAt = 2_000_000
  expect((await shop.ask('/menu', { ...host, cookie: mark })).headers['clear-site-data']).toBeDefined()
  shop.world.boundAt = undefined
})
