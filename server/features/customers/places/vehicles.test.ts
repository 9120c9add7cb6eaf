import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerVehicleWire, VehicleChoicesWire } from '#contract/delivery/customer-places.ts'
import { texts } from '#domain/platform/texts.ts'
import { vehicleBrands } from '#domain/ordering/vehicle-brand.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import { makeMobile, signInCustomer } from '#server/testing/sign-in-customer.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
beforeAll(async () => {
  test = await makeTestApp({ rateLimits: { pass: () => true } })
  shop = await makeShop(test)
})
afterAll(() => test.close())

const base = '/api/v1/user/customer-vehicles'
const car = { brand_id: 'toyota', color_id: 'white', plate_number: 'أ ب ج ١٢٣٤' }
const arabic = { 'x-localization': 'ar' }

async function signedIn(): Promise<Visitor> {
  const visitor = shop.guest()
  await signInCustomer(test, shop, visitor, makeMobile())
  return visitor
}
const add = (visitor: Visitor, more: object = {}) =>
  visitor.call<CustomerVehicleWire>('POST', `${base}/create`, { ...car, ...more })
async function list(visitor: Visitor, headers = {}): Promise<CustomerVehicleWire[]> {
  const path = `${base}/list-vehicles`
  return (await visitor.call<{ data: CustomerVehicleWire[] }>('GET', path, undefined, headers)).data
}

describe('vehicles of a customer', () => {
  it("spec 3: brand and colour are named in the reader's language, with logo and colour code", async () => {
    const visitor = await signedIn()
    const { id, ...shown } = await add(visitor)
    expect(shown).toEqual({
      brand_id: 'toyota',
      brand_name: 'Toyota',
      brand_logo: '/vehicle-brands/toyota.svg',
      color_id: 'white',
      color_name: 'White',
      color_code: '#ffffff',
      plate_number: 'أ ب ج 1234',
      is_default: true,
    })
    expect(await list(visitor, arabic)).toMatchObject([{ id, brand_name: 'تويوتا', color_name: 'أبيض' }])
    const details = await visitor.call('GET', '/api/v1/user/customers/details', undefined, arabic)
    expect(details).toMatchObject({ vehicles: [{ id, brand_name: 'تويوتا' }] })
  })

  it('spec 3: names, logo and colour code are ours, whatever a caller sends', async () => {
    const visitor = await signedIn()
    const lies = { brand_name: 'Spaceship', brand_logo: 'https://evil.example/x.svg', color_code: 'url(x)' }
    expect(await add(visitor, lies)).toMatchObject({
      brand_name: 'Toyota',
      brand_logo: '/vehicle-brands/toyota.svg',
      color_code: '#ffffff',
    })
    for (const wrong of [{ brand_id: 'spaceship' }, { color_id: 'octarine' }])
      expect(await visitor.refused('POST', `${base}/create`, { ...car, ...wrong })).toMatchObject({
        code: 'bad-input',
      })
  })

  it('spec 5: a plate of 20 characters is kept, one more is refused in both languages', async () => {
    const visitor = await signedIn()
    const most = 'ح'.repeat(20)
    expect((await add(visitor, { plate_number: most })).plate_number).toBe(most)
    const body = { ...car, plate_number: `${most}1` }
    for (const [language, words] of [
      ['en', 'The text is longer than allowed'],
      ['ar', 'النص أطول من الحد المسموح'],
    ] as const) {
      const refused = await visitor.refused('POST', `${base}/create`, body, { 'x-localization': language })
      expect(refused).toMatchObject({ status: 422, code: 'text-too-long', errors: { plate_number: [words] } })
    }
  })

  it.each(['ar', 'en'] as const)('spec 5: what is missing is said, in %s', async (language) => {
    const visitor = await signedIn()
    const body = { brand_id: '', color_id: '', plate_number: '' }
    const refused = await visitor.refused('POST', `${base}/create`, body, { 'x-localization': language })
    const required = [texts['field-required'][language]]
    expect(refused).toMatchObject({
      code: 'fill-all-fields',
      message: texts['fill-all-fields'][language],
      errors: { brand_id: required, color_id: required, plate_number: required },
    })
  })

  it('spec 7: a vehicle changes, becomes the default, and goes; going again is no failure', async () => {
    const visitor = await signedIn()
    const [first, second] = [await add(visitor), await add(visitor, { color_id: 'black' })]
    const change = { ...car, brand_id: 'lexus', color_id: 'red' }
    const changed = await visitor.call('PUT', `${base}/update/${second.id}`, change)
    expect(changed).toMatchObject({ brand_name: 'Lexus', brand_logo: '', color_code: '#b3202c' })
    await visitor.call('PUT', `${base}/default/${second.id}`)
    expect((await list(visitor)).map((row) => row.id)).toEqual([second.id, first.id])
    for (const _ of ['once', 'again']) await visitor.call('DELETE', `${base}/delete/${second.id}`)
    expect(await list(visitor)).toMatchObject([{ id: first.id, is_default: true }])
  })

  it("another customer's vehicle is not found, whatever is done to it", async () => {
    const [owner, other] = [await signedIn(), await signedIn()]
    const { id } = await add(owner)
    for (const [method, path, body] of [
      ['PUT', `update/${id}`, car],
      ['PUT', `default/${id}`, undefined],
      ['DELETE', `delete/${id}`, undefined],
    ] as const)
      expect(await other.refused(method, `${base}/${path}`, body)).toMatchObject({ code: 'not-found' })
    expect(await list(owner)).toHaveLength(1)
  })

  it('at most 10 are kept', async () => {
    const visitor = await signedIn()
    for (let count = 0; count < 10; count += 1) await add(visitor)
    expect(await visitor.refused('POST', `${base}/create`, car)).toMatchObject({ code: 'too-many-vehicles' })
  })

  it('every brand that is said to have a logo has one in the icon package, and no other is served', async () => {
    const guest = shop.guest()
    const { brands, colors } = await guest.call<VehicleChoicesWire>('GET', `${base}/choices`)
    expect(brands).toHaveLength(vehicleBrands.length)
    expect(colors.every(({ code }) => /^#[\da-f]{6}$/.test(code))).toBe(true)
    for (const { logo } of brands.filter((brand) => brand.logo)) {
      const response = await guest.send('GET', logo)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(await response.text()).toMatch(/^<svg .*<path d=/)
    }
    for (const path of ['lexus.svg', 'github.svg', '..%2f..%2fpackage.json', '%00'])
      expect((await guest.send('GET', `/vehicle-brands/${path}`)).status).toBe(404)
  })
})
