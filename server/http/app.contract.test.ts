import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as cart from '#contract/ordering/cart.ts'
import { refusalAnswers } from '#contract/core/refusals.ts'
import { errorBody } from '#contract/core/wire.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
})
afterAll(() => test.close())

/** Every file of the contract: one that is added is held to this at once. */
function contractFiles(): Promise<object[]> {
  const folder = new URL('../../contract/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.endsWith('.test.ts') && file.endsWith('.ts'),
  )
  return Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<object>))
}

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
}

describe('the app', () => {
  it('serves every route of the contract and no other, as its OpenAPI document says', async () => {
    const exported = Object.assign({}, ...(await contractFiles())) as Record<string, unknown>
    const routes = Object.entries(exported)
      .filter(([name]) => name.endsWith('Route'))
      .map(([, route]) => route as { method: string; path: string })
    const { paths } = await shop.guest().call<Document>('GET', '/api/v1/openapi.json')
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(documented.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  it('spec 3: GET cart answers with the fields of the draft, none missing while unused', async () => {
    const { guest, cart: made } = await shop.guestWith('Tea')
    const answered = await guest.call<object>('GET', `/api/v1/carts/${made.cart_id}`)
    expect(answered).toMatchObject({
      cart_id: made.cart_id,
      type: 'pickup',
      branch_id: shop.branchIds[0],
      branch_asap_allowed: true,
      branch_schedule_allowed: true,
      branch_name: 'Olaya',
      table_id: null,
      table_name: null,
      table_available: false,
      session_id: null,
      area_name: null,
      payment_method_id: 'card',
      myfatoorah_enabled: false,
      myfatoorah_methods: [],
      hyperpay_enabled: false,
      hyperpay_methods: [],
      payment_session: null,
      payment_brand: null,
      use_points: false,
      use_wallet: false,
      delivery_time: 'asap',
      scheduled_day: null,
      scheduled_period: null,
    })
    expect(Object.keys(answered).toSorted()).toEqual(Object.keys(cart.cart.shape).toSorted())
    expect(cart.cart.strict().safeParse(answered).error).toBeUndefined()
  })

  it('refuses in one shape, in the language asked for: header, cookie, else Arabic', async () => {
    const ask = (headers: Record<string, string>) =>
      shop.guest().refused('GET', '/api/v1/carts/nothing', undefined, headers)
    const { ar, en } = refusalAnswers['cart-not-found'].words
    const { status, ...body } = await ask({ 'x-localization': 'en' })
    expect(status).toBe(404)
    expect(errorBody.strict().parse(body)).toMatchObject({ code: 'cart-not-found', message: en })
    expect((await ask({ 'x-localization': 'ar' })).message).toBe(ar)
    expect((await ask({ 'x-localization': 'fr' })).message).toBe(ar)
    const byCookie = await test.app.request(`http://${shop.host}:3000/api/v1/carts/nothing`, {
      headers: { host: shop.host, cookie: 'lang=en' },
    })
    expect(await byCookie.json()).toMatchObject({ message: en })
  })

  it('names each request, in its header and in a refusal alike', async () => {
    const response = await shop.guest().send('GET', '/api/v1/carts/nothing')
    const { request_id } = (await response.json()) as { request_id: string }
    expect(response.headers.get('x-request-id')).toBe(request_id)
    expect(request_id).toMatch(/^[0-9A-Za-z]{20}$/)
  })

  it('keeps answers of people out of every cache', async () => {
    const { guest, cart: made } = await shop.guestWith('Tea')
    for (const path of [
      `/api/v1/carts/${made.cart_id}`,
      '/api/v1/carts/current',
      '/api/v1/carts/nothing',
      '/api/v1/storefront',
    ])
      expect((await guest.send('GET', path)).headers.get('cache-control')).toBe('no-store')
  })

  it('unmatched paths are 404 in the same shape', async () => {
    expect(await shop.guest().refused('GET', '/api/v1/nothing')).toMatchObject({
      status: 404,
      code: 'not-found',
    })
    expect(await shop.guest().refused('GET', '/nothing')).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('more than 256 KB is refused before it is read', async () => {
    const { guest, cart: made } = await shop.guestWith('Tea')
    const refused = await guest.refused('POST', `/api/v1/carts/${made.cart_id}/lines`, {
      item_id: 'x',
      note: 'n'.repeat(300_000),
    })
    expect(refused).toMatchObject({ status: 413, code: 'too-large' })
  })
})
