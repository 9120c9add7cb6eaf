import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { google } from './google.ts'
import { makeMapFaults } from './map-server/map-app.ts'
import { startMapServer, type MapServer } from './map-server/start-map-server.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'
import { unavailable, type Fetch, type Geocoder, type PlaceSearch } from './port.ts'

const faults = makeMapFaults()
let server: MapServer
beforeAll(async () => {
  server = await startMapServer(faults)
})
afterEach(() => {
  faults.state = 'well'
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const asker = { origin: 'https://saffron.test' }
const hosts = () => ({ places: `${server.url}/google`, geocoding: `${server.url}/google` })
const adapters: Record<string, (fetch: Fetch) => Geocoder> = {
  nominatim: (fetch) => nominatim(`${server.url}/nominatim/`, fetch),
  photon: (fetch) => photon(`${server.url}/photon`, fetch),
  google: (fetch) => google('a-browser-key', fetch, hosts()),
}
/** One place of that name, as each service would answer. */
const answers: Record<string, (name: string) => unknown> = {
  nominatim: (name) => [{ place_id: 1, lat: '1', lon: '2', name, display_name: name }],
  photon: (name) => ({
    features: [
      { geometry: { coordinates: [2, 1] }, properties: { osm_id: 1, name, city: name, country: name } },
    ],
  }),
  google: (name) => ({
    suggestions: [
      {
        placePrediction: {
          placeId: 'one',
          structuredFormat: { mainText: { text: name }, secondaryText: { text: name } },
        },
      },
    ],
  }),
}
const search = (text: string, more: Partial<PlaceSearch> = {}): PlaceSearch => ({
  text,
  language: 'ar',
  country: 'SA',
  near: { latitude: 24.7, longitude: 46.7 },
  session: 'session-of-typing',
  ...more,
})
const olaya = { latitude: 24.6951, longitude: 46.6851 }

describe.each(Object.entries(adapters))('a geocoder: %s', (service, make) => {
  it("finds places by name in the reader's language, each with a spot at once or by its id", async () => {
    const geocoder = make(fetch)
    const rows = await geocoder.search(search('العليا'), asker)
    if (rows === unavailable) throw new Error(rows)
    const district = rows.find(({ name }) => name === 'العليا')
    expect(district?.detail).toContain('الرياض')
    const spot = district?.spot ?? (await geocoder.locate(district?.id ?? '', 'session-1', 'ar', asker))
    expect(spot).toEqual(olaya)
    const english = await geocoder.search(search('olaya', { language: 'en' }), asker)
    expect(english !== unavailable && english.map(({ name }) => name)).toContain('Al Olaya')
  })

  it("keeps to the tenant's country and answers none where there is none", async () => {
    const geocoder = make(fetch)
    expect(await geocoder.search(search('Zamalek'), asker)).toEqual([])
    expect(await geocoder.search(search('Zamalek', { country: 'EG' }), asker)).toHaveLength(1)
    expect(await geocoder.search(search('no such place'), asker)).toEqual([])
  })

  it('names a spot, and says nothing of the open sea', async () => {
    const geocoder = make(fetch)
    const named = await geocoder.reverse(olaya, 'en', asker)
    expect(named).toMatchObject({ street: expect.stringMatching(/\w+/) as string })
    expect(await geocoder.reverse({ latitude: 0, longitude: 0 }, 'en', asker)).toBeUndefined()
  })

  it.each(['down', 'refused', 'nonsense'] as const)(
    'is unavailable, and no worse, when it is %s',
    async (state) => {
      faults.state = state
      const geocoder = make(fetch)
      expect(await geocoder.search(search('العليا'), asker)).toBe(unavailable)
      expect(await geocoder.reverse(olaya, 'ar', asker)).toBe(unavailable)
    },
  )

  it('is unavailable when nobody listens, when it takes too long and when it sends too much', async () => {
    const nobody = make(() => Promise.reject(new TypeError('fetch failed')))
    expect(await nobody.search(search('العليا'), asker)).toBe(unavailable)
    const flood = make(() => new Response(`[${'1,'.repeat(300_000)}1]`))
    expect(await flood.search(search('العليا'), asker)).toBe(unavailable)
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    expect(await make(fetch).search(search('العليا'), asker)).toBe(unavailable)
  })

  it('what a service says becomes one clean line', async () => {
    const nasty = 'A\u202e\u0000 \n<b>B</b>'.repeat(200)
    const body = JSON.stringify(answers[service]?.(nasty))
    const rows = await make(() => new Response(body)).search(search('x'), asker)
    if (rows === unavailable) throw new Error(rows)
    expect(rows).toHaveLength(1)
    for (const { name, detail } of rows) {
      expect([...name, ...detail].length).toBeLessThanOrEqual(600)
      expect(name + detail).not.toMatch(/[\u0000-\u001f\u202e]/)
    }
  })
})

describe('Google', () => {
  it("gets the key and the tenant's origin, the session and what is near; nothing else of the visitor", async () => {
    await google('a-browser-key', fetch, hosts()).search(search('العليا'), asker)
    const asked = faults.asked.at(-1)
    expect(asked?.headers.get('x-goog-api-key')).toBe('a-browser-key')
    expect(asked?.headers.get('referer')).toBe('https://saffron.test/')
    expect(asked?.headers.get('cookie')).toBeNull()
    expect(JSON.parse(asked?.body ?? '')).toMatchObject({
      input: 'العليا',
      sessionToken: 'session-of-typing',
      includedRegionCodes: ['sa'],
      locationBias: { circle: { center: { latitude: 24.7, longitude: 46.7 } } },
    })
  })
})

describe('the public Nominatim', () => {
  it('is not asked while somebody types, and once at a time', async () => {
    const waiting: (() => void)[] = []
    const slow = nominatim(
      'https://nominatim.openstreetmap.org',
      () => new Promise((done) => waiting.push(() => done(new Response('[]')))),
    )
    expect(slow.whileTyping).toBe(false)
    expect(nominatim('https://geo.example', fetch).whileTyping).toBe(true)
    const answers = Array.from({ length: 7 }, (_, n) => slow.search(search(`place ${n}`), asker))
    expect(await Promise.all(answers.slice(5))).toEqual([unavailable, unavailable])
    expect(waiting).toHaveLength(1)
  })
})
