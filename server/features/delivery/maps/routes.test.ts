import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { FoundPlaceWire, MapSettingsWire } from '#contract/delivery/maps.ts'
import { makeShop, type Shop } from '#server/testing/make-shop.ts'
import { makeTestApp, type TestApp } from '#server/testing/make-test-app.ts'

let test: TestApp
let shop: Shop
let googled: Shop
beforeAll(async () => {
  test = await makeTestApp()
  shop = await makeShop(test)
  googled = await makeShop(test, {
    settings: { 'website.google_map_api_key': 'browser-key', 'website.google_map_server_key': 'server-key' },
  })
})
afterEach(() => {
  test.mapFaults.state = 'well'
  test.resetClock()
})
afterAll(() => test.close())

const settings = '/api/v1/maps/settings'
const search = (text: string) => `/api/v1/maps/search?q=${encodeURIComponent(text)}`
const asked = () => test.mapFaults.asked.map(({ url }) => new URL(url).pathname)

describe('the map', () => {
  it('spec 7: is drawn of tiles by setting, begins at the first branch and may be searched while typing', async () => {
    expect(await shop.guest().call<MapSettingsWire>('GET', settings)).toEqual({
      tiles: { url: 'http://maps.test/tiles/{z}/{x}/{y}.svg?lang=en', attribution: 'Test map' },
      google_key: null,
      search: 'typing',
      center: { latitude: expect.any(Number) as number, longitude: expect.any(Number) as number },
    })
  })

  it("spec 3: a tenant's Google key makes it Google's; the server's own key never leaves", async () => {
    const response = await googled.guest().send('GET', settings)
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ google_key: 'browser-key', tiles: { attribution: 'Test map' } })
    expect(text).not.toContain('server-key')
    const groups = '/api/v1/tenant/defaultSettings/getSettingByGroups?jsonVal=1&groups=website'
    expect(await (await googled.guest().send('GET', groups)).text()).not.toContain('server-key')
  })

  it('spec 7: geosearch finds places with their spots, and names a spot', async () => {
    const guest = shop.guest()
    const { data } = await guest.call<{ data: FoundPlaceWire[] }>('GET', search('Olaya'))
    const district = data.find(({ name }) => name === 'Al Olaya')
    expect(district).toMatchObject({ latitude: 24.6951, longitude: 46.6851 })
    const named = await guest.call('GET', '/api/v1/maps/reverse?latitude=24.7&longitude=46.68')
    expect(named).toMatchObject({ street_name: 'Olaya Street' })
    const sea = await guest.call('GET', '/api/v1/maps/reverse?latitude=0&longitude=0')
    expect(sea).toEqual({ geocode_address: '', street_name: '' })
  })

  it("spec 3: with a Google key it is Google's Places that are asked, by the server's own key", async () => {
    const guest = googled.guest()
    const { data } = await guest.call<{ data: FoundPlaceWire[] }>('GET', search('Olaya Str'))
    expect(data[0]).toMatchObject({ name: 'Olaya Street', latitude: null, longitude: null })
    expect(test.mapFaults.asked.at(-1)?.headers.get('x-goog-api-key')).toBe('server-key')
    const spot = await guest.call('GET', `/api/v1/maps/places/${data[0]?.place_id}`)
    expect(spot).toEqual({ latitude: 24.7008, longitude: 46.6823 })
    expect(await guest.refused('GET', '/api/v1/maps/places/ChIJ-9')).toMatchObject({
      code: 'not-found',
    })
  })

  it('asks once for what many ask, in each language, and again after ten minutes', async () => {
    const before = asked().length
    for (const visitor of [shop.guest(), shop.guest()]) await visitor.call('GET', search('Malaz'))
    await Promise.all([shop.guest(), shop.guest()].map((one) => one.call('GET', search('Yasmin'))))
    expect(asked()).toHaveLength(before + 2)
    await shop.guest().call('GET', search('Malaz'), undefined, { 'x-localization': 'ar' })
    test.pass(10 * 60_000 + 1)
    await shop.guest().call('GET', search('Malaz'))
    expect(asked()).toHaveLength(before + 4)
  })

  it.each([
    ['en', 'The map is not available right now. You can type the address'],
    ['ar', 'الخريطة غير متاحة الآن، يمكن كتابة العنوان'],
  ] as const)(
    'says so when no service answers, in %s, and asks again the next time',
    async (language, words) => {
      test.mapFaults.state = 'down'
      const path = search(`Sulimaniyah ${language}`)
      const refused = await shop.guest().refused('GET', path, undefined, { 'x-localization': language })
      expect(refused).toMatchObject({ status: 503, code: 'map-unavailable', message: words })
      test.mapFaults.state = 'well'
      expect(await shop.guest().call('GET', path)).toEqual({ data: [] })
    },
  )

  it('a visitor may ask 60 times a minute, and not hold up another', async () => {
    const [visitor, other] = [shop.guest(), shop.guest()]
    for (const one of [visitor, other]) await one.openCart()
    const path = search('Hittin')
    for (let count = 0; count < 60; count += 1) expect((await visitor.send('GET', path)).status).toBe(200)
    expect(await visitor.refused('GET', path)).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect((await other.send('GET', path)).status).toBe(200)
  })

  it.each([
    '/api/v1/maps/search?q=x',
    `/api/v1/maps/search?q=${'x'.repeat(101)}`,
    '/api/v1/maps/search?q=olaya&latitude=91&longitude=0',
    '/api/v1/maps/search?q=olaya&session=a%0Ab',
    '/api/v1/maps/places/..%2F..%2Fsecret',
    '/api/v1/maps/reverse?latitude=NaN&longitude=0',
    '/api/v1/maps/reverse?latitude=24',
  ])('refuses %s before anybody is asked', async (path) => {
    const before = asked().length
    expect(await shop.guest().refused('GET', path)).toMatchObject({ status: 400, code: 'bad-input' })
    expect(asked()).toHaveLength(before)
  })
})
