import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { FoundPlaceWire } from '#contract/delivery/maps.ts'
import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let test: TestApp
let shop: Shop
let cashier: Visitor
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  cashier = await shop.staff('cashier')
})
afterEach(() => {
  test.mapFaults.state = 'well'
  test.resetClock()
})
afterAll(() => test.close())

const search = (text: string, branchId = shop.branchIds[0]) =>
  `/api/v1/staff/maps/search?branch_id=${branchId}&q=${encodeURIComponent(text)}`

it('spec 7: who takes an order by phone finds a place by its name, and the desk says how it may be searched', async () => {
  const { data } = await cashier.call<{ data: FoundPlaceWire[] }>('GET', search('Olaya'))
  expect(data.find(({ name }) => name === 'Al Olaya')).toMatchObject({
    latitude: 24.6951,
    longitude: 46.6851,
  })
  const desk = `/api/v1/staff/phone-orders/desk?branch_id=${shop.branchIds[0]}`
  expect(await cashier.call<PhoneDeskWire>('GET', desk)).toMatchObject({ search: 'typing' })
})

it("spec 3: with the restaurant's Google key it is Google that is asked, as from its own site, and locates by id", async () => {
  const settings = { 'website.google_map_api_key': 'browser-key' }
  const own = await makeShop(test, { settings })
  const staff = await own.staff('cashier')
  const { data } = await staff.call<{ data: FoundPlaceWire[] }>('GET', search('Olaya Str', own.branchIds[0]))
  expect(data[0]).toMatchObject({ name: 'Olaya Street', latitude: null })
  const asked = test.mapFaults.asked.at(-1)?.headers
  expect(asked?.get('x-goog-api-key')).toBe('browser-key')
  expect(asked?.get('referer')).toContain(own.host)
  const found = await staff.call('GET', `/api/v1/staff/maps/places/${data[0]?.place_id}`)
  expect(found).toEqual({ latitude: 24.7008, longitude: 46.6823 })
  expect((await staff.refused('GET', '/api/v1/staff/maps/places/ChIJ-9')).code).toBe('not-found')
})

it('says so when no service answers; a member may ask 60 times a minute and not hold up a colleague', async () => {
  test.mapFaults.state = 'down'
  expect(await cashier.refused('GET', search('Sulimaniyah'))).toMatchObject({ code: 'map-unavailable' })
  test.mapFaults.state = 'well'
  const [one, other] = [await shop.staff('cashier'), await shop.staff('manager')]
  for (let count = 0; count < 60; count += 1)
    expect((await one.send('GET', search('Hittin'))).status).toBe(200)
  expect(await one.refused('GET', search('Hittin'))).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await other.send('GET', search('Hittin'))).status).toBe(200)
})

const pasted = (text: string, near = '') =>
  `/api/v1/staff/maps/pasted?text=${encodeURIComponent(text)}${near}`

it('rule "Places on a map": a short plus code is found by the place that is named with it, else near what is known', async () => {
  // the same letters stand for a place in every town
  const olaya = await cashier.call('GET', pasted('PM7G+C4 Olaya'))
  expect(olaya).toEqual({ latitude: 24.713_563, longitude: 46.675_313 })
  const jeddah = await cashier.call<{ latitude: number }>(
    'GET',
    pasted('H5C4+X3 Ash Shati', '&latitude=24.7&longitude=46.7'),
  )
  expect(Math.round(jeddah.latitude)).toBe(22)
  expect(await cashier.call('GET', pasted('PM7G+C4', '&latitude=24.6&longitude=46.7'))).toEqual(olaya)
  expect((await cashier.refused('GET', pasted('PM7G+C4'))).code).toBe('place-unknown')
  expect((await cashier.refused('GET', pasted('PM7G+C4 Nowhere'))).code).toBe('place-unknown')
  expect((await cashier.refused('GET', pasted('hello'))).code).toBe('place-unknown')
  test.mapFaults.state = 'down'
  expect((await cashier.refused('GET', pasted('PM7G+C4 Malaz'))).code).toBe('map-unavailable')
})

it('says that a Saudi short address cannot be looked up where its service is not set', async () => {
  const refused = await cashier.refused('GET', pasted('RRRD2929'))
  expect(refused).toMatchObject({ status: 422, code: 'national-address-unset' })
})

it('safety 14: not for the kitchen, nor of a branch in which the member does not work', async () => {
  const kitchen = await shop.staff('kitchen')
  expect((await kitchen.refused('GET', search('Olaya'))).code).toBe('not-allowed')
  expect((await kitchen.refused('GET', '/api/v1/staff/maps/places/ChIJ-1000')).code).toBe('not-allowed')
  expect((await kitchen.refused('GET', pasted('RRRD2929'))).code).toBe('not-allowed')
  expect((await cashier.refused('GET', search('Olaya', 'nothing'))).code).toBe('branch-not-found')
})
