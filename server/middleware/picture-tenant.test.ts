import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import sharp from 'sharp'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let path: string

beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  const bytes = await sharp({ create: { width: 240, height: 240, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  const id = 'aPictureOfThisTest20'
  await test.deps.pictures.put(shop.tenantId, bytes, { id })
  path = `/pictures/${id}/112`
})
afterAll(() => test.close())

it("shows a member of staff its own restaurant's pictures on the console's host", async () => {
  const own = await shop.staff('kitchen')
  expect((await own.send('GET', path)).status).toBe(200)
  const stranger = await (await makeShop(test)).staff()
  expect((await stranger.send('GET', path)).status).toBe(404)
  expect((await new Visitor(test.app, 'console.localhost').send('GET', path)).status).toBe(404)
})

it('looks a member up once for a room full of pictures, and again after a while', async () => {
  const member = await shop.staff()
  const lookups = vi.spyOn(test.deps.db, 'platform')
  const answers = await Promise.all(Array.from({ length: 60 }, () => member.send('GET', path)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(lookups).toHaveBeenCalledTimes(1)
  test.pass(10_000)
  expect((await member.send('GET', path)).status).toBe(200)
  expect(lookups).toHaveBeenCalledTimes(2)
  await member.send('DELETE', '/api/v1/staff/session')
  test.pass(10_000)
  expect((await member.send('GET', path)).status).toBe(404)
})

it('shows the main site of a demo the pictures of the restaurant that is named', async () => {
  const visitor = new Visitor(test.app, 'localhost')
  expect((await visitor.send('GET', `${path}?of=${shop.tenantId}`)).status).toBe(200)
  expect((await visitor.send('GET', path)).status).toBe(404)
  expect((await visitor.send('GET', `${path}?of=nobody`)).status).toBe(404)
})

it("keeps a tenant's host to its own pictures, whatever is named", async () => {
  expect((await shop.guest().send('GET', path)).status).toBe(200)
  const other = await makeShop(test)
  expect((await other.guest().send('GET', `${path}?of=${shop.tenantId}`)).status).toBe(404)
})
