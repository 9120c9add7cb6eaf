import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MenuWire } from '#contract/menu/menu.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeTestPages } from '#server/testing/make-test-pages.ts'
import { makeCatalogues } from '#server/content/catalogues.ts'
import { createApp } from '#server/http/app.ts'
import { readContentVersion } from '#server/store/menu/catalogue.ts'
import { Visitor } from '#server/testing/visitor.ts'
import { findCalls, type FindCall } from './shared-call.ts'

let test: TestApp
let shop: Shop
let nile: Shop
let find: FindCall
let app: ReturnType<typeof createApp>
/** Content versions as this process knows them. */
const seen = new Map<string, number>()
beforeAll(async () => {
  test = await makeTestApp()
  const items = Array.from({ length: 40 }, (_, i) => ({ name: `Dish ${i}`, calories: 100 + i }))
  shop = await makeShop(test, {
    items: [
      ...items,
      { name: 'Shawarma' },
      { name: 'Lunch', windows: [{ days: [0, 1, 2, 3, 4, 5, 6], from: 720, to: 960 }] },
    ],
  })
  nile = await makeShop(test, { items: [{ name: 'Koshari' }] })
  for (const { tenantId } of [shop, nile])
    seen.set(tenantId, await test.database.db.read(tenantId, readContentVersion))
  const catalogues = makeCatalogues(test.database.db, { latest: (tenantId) => seen.get(tenantId) })
  const deps = { ...test.deps, catalogues }
  app = createApp(deps)
  find = findCalls(deps)
})
afterAll(() => test.close())
beforeEach(() => test.resetClock())

const target = '/api/v1/menu?type=pickup'
const again = (of: Shop, headers: Record<string, string> = {}, path = target) =>
  find({
    tenantId: of.tenantId,
    target: path,
    headers: { 'x-localization': 'en', ...headers },
    now: test.deps.clock(),
  })
const visitor = ({ host }: Shop) => new Visitor(app, host)
const textOf = (answer: ReturnType<FindCall>) => answer?.bytes.toString() ?? ''
const flat = (headers: readonly string[]) =>
  Object.fromEntries(headers.flatMap((one, i) => (i % 2 ? [] : [[one, headers[i + 1]]])))

describe('the call that brings a menu', () => {
  it('is answered again as it was answered first, in each language and encoding', async () => {
    expect(again(shop)).toBeUndefined()
    for (const language of ['ar', 'en'])
      for (const encoding of ['br', 'identity']) {
        const headers = { 'x-localization': language, 'accept-encoding': encoding }
        const first = await visitor(shop).send('GET', target, undefined, headers)
        const answer = again(shop, headers)
        const { 'x-request-id': id, 'content-length': length, ...rest } = flat(answer?.headers ?? [])
        const { 'x-request-id': _, 'content-length': _length, ...asked } = Object.fromEntries(first.headers)
        expect(rest).toEqual(asked)
        expect(id).toMatch(/^\w{20}$/)
        expect(Number(length)).toBe(answer?.bytes.length)
        const text = encoding === 'br' ? brotliDecompressSync(answer?.bytes ?? '').toString() : textOf(answer)
        const bytes = Buffer.from(await first.arrayBuffer())
        const expected = JSON.parse(
          (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString(),
        ) as MenuWire
        expect({ ...(JSON.parse(text) as MenuWire), rendered_at: '' }).toEqual({
          ...expected,
          rendered_at: '',
        })
      }
    expect(textOf(again(shop, { 'x-localization': 'ar-SA' }))).toBe(
      textOf(again(shop, { 'x-localization': 'ar' })),
    )
    expect(
      textOf(
        find({
          tenantId: shop.tenantId,
          target,
          headers: { cookie: 'a=b; lang=en' },
          now: test.deps.clock(),
        }),
      ),
    ).toBe(textOf(again(shop)))
  })

  it('safety 29: is none of another restaurant, of older content, of a moment that is over, or of who names a tenant', async () => {
    await visitor(shop).send('GET', target)
    expect(textOf(again(shop))).toContain('Shawarma')
    expect(again(nile)).toBeUndefined()
    await visitor(nile).send('GET', target)
    expect(textOf(again(nile))).not.toContain('Shawarma')
    expect(again(shop, { 'x-tenant': nile.tenantId })).toBeUndefined()
    expect(again(shop, { 'x-app-token': 'x' })).toBeUndefined()
    expect(again(shop, {}, `${target}&extra=1`)).toBeUndefined()
    expect(again(shop, {}, '/api/v1/menu?type=delivery')).toBeUndefined()
    const changesAt = Number(flat(again(shop)?.headers ?? [])['x-changes-at'])
    test.pass(changesAt - test.deps.clock())
    expect(again(shop)).toBeUndefined()
    test.resetClock()
    expect(textOf(again(shop))).toContain('Shawarma')
    seen.set(shop.tenantId, (seen.get(shop.tenantId) ?? 0) + 1)
    expect(again(shop)).toBeUndefined()
    seen.delete(nile.tenantId)
    expect(again(nile)).toBeUndefined()
  })
})

it('answers kept calls before the app, and leaves all others to it', async () => {
  const bytes = Buffer.from('{}')
  const pages = await makeTestPages({
    call: ({ target: asked }) =>
      asked === target ? { headers: ['content-type', 'application/json'], bytes } : undefined,
    api: () => new Response('by the app'),
  })
  expect(await pages.ask(target)).toMatchObject({ status: 200, body: '{}' })
  expect((await pages.ask(target, {}, 'POST')).body).toBe('by the app')
  expect((await pages.ask('/api/v1/menu?type=delivery')).body).toBe('by the app')
  expect((await pages.ask(target, { host: 'unknown.test' })).body).toBe('by the app')
  expect(pages.pages.counts).toMatchObject({ calls: 1, hits: 0 })
  const { rateLimits, clock } = pages.pages
  for (let i = 0; i < 60_000; i++) rateLimits.pass('hits:127.0.0.1', 60_000, clock())
  expect((await pages.ask(target)).body).toBe('by the app')
  await pages.close()
})
