import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'
import { texts } from '#domain/platform/texts.ts'
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

const base = '/api/v1/user/customer-addresses'
const home = {
  latitude: 24.7136,
  longitude: 46.6753,
  street_name: 'شارع العليا',
  building_type: 'villa',
  building_number: '٤٧',
  floor_number: '۲',
  apartment_number: '12',
  special_mark: 'خلف المسجد',
  geocode_address: 'Olaya Street, Riyadh',
  description: 'The green door',
}

async function signedIn(): Promise<Visitor> {
  const visitor = shop.guest()
  await signInCustomer(test, shop, visitor, makeMobile())
  return visitor
}
const add = (visitor: Visitor, more: object = {}) =>
  visitor.call<CustomerAddressWire>('POST', `${base}/create`, { ...home, ...more })
async function list(visitor: Visitor): Promise<CustomerAddressWire[]> {
  const path = `${base}/list-addresses?pagination=false`
  return (await visitor.call<{ data: CustomerAddressWire[] }>('GET', path)).data
}

describe('addresses of a customer', () => {
  it('spec 3: an address keeps every field, and its numbers in Western digits', async () => {
    const visitor = await signedIn()
    const added = await add(visitor)
    const saved = { ...home, building_number: '47', floor_number: '2', is_default: true }
    expect(added).toEqual({ ...saved, id: added.id })
    expect(await list(visitor)).toEqual([added])
    const details = await visitor.call<{ customer_addresses: unknown }>(
      'GET',
      '/api/v1/user/customers/details',
    )
    expect(details.customer_addresses).toEqual([added])
  })

  it.each(['house', 'Villa', 'OFFICE'])(
    'spec 3: the building may be a %s, and nothing else',
    async (type) => {
      const visitor = await signedIn()
      expect(await add(visitor, { building_type: type })).toMatchObject({
        building_type: type.toLowerCase(),
      })
      const wrong = await visitor.refused('POST', `${base}/create`, { ...home, building_type: `${type}s` })
      expect(wrong).toMatchObject({ status: 400, code: 'bad-input' })
    },
  )

  it('spec 7, 9: the list is whole, without pagination, with data and meta', async () => {
    const visitor = await signedIn()
    for (const street of ['One', 'Two', 'Three']) await add(visitor, { street_name: street })
    const answered = await visitor.call<{ meta: object }>('GET', `${base}/list-addresses?pagination=false`)
    expect(answered).toMatchObject({ meta: { current_page: 1, last_page: 1, per_page: 20, total: 3 } })
  })

  it('spec 7: an address changes as a whole, on every device of the customer', async () => {
    const visitor = await signedIn()
    const { id } = await add(visitor)
    const body = { street_name: 'King Fahd Road', building_type: 'office' }
    const changed = await visitor.call('PUT', `${base}/update/${id}`, body)
    expect(changed).toEqual({
      id,
      latitude: null,
      longitude: null,
      building_number: '',
      floor_number: '',
      apartment_number: '',
      special_mark: '',
      geocode_address: '',
      description: '',
      is_default: true,
      ...body,
    })
  })

  it('spec 5: a description of 300 characters is kept, one more is refused in both languages', async () => {
    const visitor = await signedIn()
    const most = 'م😀'.repeat(150)
    expect((await add(visitor, { description: most })).description).toBe(most)
    const body = { ...home, description: `${most}x` }
    for (const [language, words] of [
      ['en', 'The text is longer than allowed'],
      ['ar', 'النص أطول من الحد المسموح'],
    ] as const) {
      const refused = await visitor.refused('POST', `${base}/create`, body, { 'x-localization': language })
      expect(refused).toMatchObject({ status: 422, code: 'text-too-long', errors: { description: [words] } })
    }
    expect(await list(visitor)).toHaveLength(1)
  })

  it.each([
    ['street_name', 120],
    ['building_number', 20],
    ['floor_number', 20],
    ['apartment_number', 20],
    ['special_mark', 100],
    ['geocode_address', 300],
  ])('%s holds %i characters and not one more', async (field, most) => {
    const visitor = await signedIn()
    await add(visitor, { [field]: 'x'.repeat(most) })
    const body = { ...home, [field]: 'x'.repeat(most + 1) }
    const refused = await visitor.refused('POST', `${base}/create`, body)
    expect(Object.keys(refused.errors ?? {})).toEqual([field])
  })

  it.each(['ar', 'en'] as const)('spec 5: without a street it says so, in %s', async (language) => {
    const visitor = await signedIn()
    const body = { ...home, street_name: ' \u202e ' }
    const refused = await visitor.refused('POST', `${base}/create`, body, { 'x-localization': language })
    expect(refused).toMatchObject({
      status: 422,
      code: 'fill-all-fields',
      message: texts['fill-all-fields'][language],
      errors: { street_name: [texts['field-required'][language]] },
    })
  })

  it('an address may be without a place on the map, but not with half of one', async () => {
    const visitor = await signedIn()
    const typed = await add(visitor, { latitude: null, longitude: null })
    expect(typed).toMatchObject({ latitude: null, longitude: null })
    for (const half of [
      { latitude: 24, longitude: null },
      { latitude: null, longitude: 46 },
      { latitude: 90.1, longitude: 46 },
      { latitude: 24, longitude: -180.1 },
      { latitude: '24', longitude: 46 },
    ])
      expect((await visitor.send('POST', `${base}/create`, { ...home, ...half })).ok).toBe(false)
  })

  it('the first address is the default, a later one becomes it when asked, and there is never another', async () => {
    const visitor = await signedIn()
    const first = await add(visitor, { is_default: false })
    const second = await add(visitor, { street_name: 'Second' })
    const third = await add(visitor, { street_name: 'Third', is_default: true })
    expect([first.is_default, second.is_default, third.is_default]).toEqual([true, false, true])
    await visitor.call('PUT', `${base}/default/${second.id}`)
    const saved = await visitor.call('PUT', `${base}/update/${second.id}`, { ...home, is_default: false })
    expect(saved).toMatchObject({ is_default: true })
    const rows = await list(visitor)
    expect(rows[0]?.id).toBe(second.id)
    expect(rows.filter((row) => row.is_default)).toHaveLength(1)
  })

  it('deleting the default gives it to the address that was changed last; deleting again is no failure', async () => {
    const visitor = await signedIn()
    const [first, second, third] = [await add(visitor), await add(visitor), await add(visitor)]
    test.pass(60_000)
    await visitor.call('PUT', `${base}/update/${second.id}`, home)
    test.resetClock()
    for (const _ of ['once', 'again'])
      expect(await visitor.call('DELETE', `${base}/delete/${first.id}`)).toEqual({ done: true })
    expect((await list(visitor)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [third.id, false],
    ])
  })

  it("another customer's address is not found, whatever is done to it", async () => {
    const [owner, other] = [await signedIn(), await signedIn()]
    const { id } = await add(owner)
    for (const [method, path, body] of [
      ['PUT', `update/${id}`, home],
      ['PUT', `default/${id}`, undefined],
      ['DELETE', `delete/${id}`, undefined],
    ] as const)
      expect(await other.refused(method, `${base}/${path}`, body)).toMatchObject({ code: 'not-found' })
    expect(await list(owner)).toHaveLength(1)
    expect(await list(other)).toEqual([])
  })

  it('at most 20 are kept, also when two devices add at once; a place set free can be used again', async () => {
    const visitor = await signedIn()
    for (let count = 0; count < 19; count += 1) await add(visitor)
    const both = await Promise.all([0, 1].map(() => visitor.send('POST', `${base}/create`, home)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    expect(await visitor.refused('POST', `${base}/create`, home)).toMatchObject({
      code: 'too-many-addresses',
    })
    const [row] = await list(visitor)
    await visitor.call('DELETE', `${base}/delete/${row?.id}`)
    expect((await add(visitor)).is_default).toBe(false)
  })

  it('a guest is asked to sign in', async () => {
    const refused = await shop.guest().refused('GET', `${base}/list-addresses`)
    expect(refused).toMatchObject({ status: 401, code: 'sign-in-required' })
  })
})
