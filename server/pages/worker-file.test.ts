import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeTestPages, type TestPages } from '#server/testing/make-test-pages.ts'

let shop: TestPages
beforeEach(async () => {
  shop = await makeTestPages()
})
afterEach(() => shop.close())

it('safety 26: the worker knows whose it is and of which build; another restaurant has another', async () => {
  const worker = await shop.ask('/worker.js')
  expect([worker.status, worker.headers['content-type'], worker.headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(worker.body).toContain('"tenant":"saffron","build":"build-1"')
  expect(worker.body).toContain('work()')
  expect((await shop.ask('/worker.js', { host: 'nile.test' })).body).toContain('"tenant":"nile"')
  expect((await shop.ask('/worker.js', { host: 'console.platform.test' })).body).not.toContain('maidah')
})

it('safety 26: switched off, the worker that browsers have leaves and takes all with it', async () => {
  const off = await makeTestPages({ offline: false })
  const { body } = await off.ask('/worker.js')
  await off.close()
  expect(body).toContain('unregister()')
  expect(body).not.toContain('work()')
})

it('safety 26: shared pages are stamped for their restaurant’s worker, kept or fresh; pages of a visitor and of money never', async () => {
  const stamp = async (path: string, headers?: Record<string, string>) =>
    (await shop.ask(path, headers)).headers['x-keep']
  expect(await stamp('/menu')).toBe('saffron')
  expect(await stamp('/menu')).toBe('saffron')
  expect(await stamp('/menu', { host: 'nile.test' })).toBe('nile')
  for (const path of ['/checkout', '/account', '/order/abc', '/menu?state=a', '/menu/dinein/session/abc'])
    expect(await stamp(path, { cookie: 'shopper=me' })).toBeUndefined()
})
