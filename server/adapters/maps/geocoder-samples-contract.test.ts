import { afterAll, describe, expect, it } from 'vitest'
import type { Language } from '#domain/core/words.ts'
import { reportContract } from '#server/testing/report-contract.ts'
import { googleAnswer, nominatimAnswer, photonAnswer } from './geocoder-samples.ts'
import { google } from './google.ts'
import { nominatim } from './nominatim.ts'
import { photon } from './photon.ts'
import { unavailable, type Fetch, type Geocoder } from './port.ts'

afterAll(() => {
  const of = (adapter: string, source: string, version: string, samples: number) =>
    reportContract({ adapter, source, version, samples })
  of('photon', 'komoot/photon, docs/api-v1.md', 'a7b6562, 2026-07-07', 2)
  of('nominatim', 'osm-search/Nominatim, docs/api/Search.md', '86e7932, 2026-07-02', 2)
  of('google places', "Google's reference of Autocomplete (New), its example", '2025-11', 2)
})

const asker = { origin: 'https://saffron.test' }
const rowsOf = async (make: (fetch: Fetch) => Geocoder, body: unknown, language: Language = 'en') => {
  const asked: string[] = []
  const fetch: Fetch = (url) => {
    asked.push(url)
    return new Response(JSON.stringify(body))
  }
  const search = { text: 'x', language, country: 'SA', near: undefined, session: undefined } as const
  const rows = await make(fetch).search(search, asker)
  if (rows === unavailable) throw new Error(rows)
  return { rows, asked: new URL(asked[0] ?? '').searchParams }
}
const ofPhoton = (fetch: Fetch) => photon('http://photon.test', fetch)
const ofNominatim = (fetch: Fetch) => nominatim('http://nominatim.test', fetch)

/** The maker's example with other properties, moved into the country that is asked for. */
const photonAt = (properties: Record<string, unknown>) => ({
  ...photonAnswer.features[1],
  properties: { ...photonAnswer.features[1]?.properties, countrycode: 'SA', name: undefined, ...properties },
})

describe('Photon', () => {
  it('is asked within the country, and what it says of others is left out', async () => {
    const { rows, asked } = await rowsOf(ofPhoton, photonAnswer)
    expect(rows).toEqual([])
    expect(asked.get('bbox')).toBe('34.4,16.2,55.7,32.2')
    expect(asked.get('countrycode')).toBeNull()
  })

  it('names what has a name, with its house in the second line, and by the kind of its number', async () => {
    const features = photonAnswer.features.map((one) => ({
      ...one,
      properties: { ...one.properties, countrycode: 'SA' },
    }))
    const { rows } = await rowsOf(ofPhoton, { features })
    expect(rows).toMatchObject([
      { id: 'N240109189', name: 'Berlin', detail: '' },
      { id: 'W38862723', name: 'Berlin Olympic Stadium', detail: 'Olympischer Platz 3' },
    ])
  })

  it('calls a house by street and number, and tells houses of one line of the map apart', async () => {
    const street = 'شارع العليا'
    const shared = { street, district: 'العليا', city: 'الرياض', osm_type: 'W', osm_id: 7 }
    const features = [
      photonAt({ ...shared, housenumber: '12' }),
      photonAt({ ...shared, housenumber: '14' }),
      photonAt({ ...shared, housenumber: '16', osm_type: 'N' }),
    ]
    const { rows } = await rowsOf(ofPhoton, { features }, 'ar')
    expect(rows.map(({ id, name, detail }) => ({ id, name, detail }))).toEqual([
      { id: 'W7', name: `${street} 12`, detail: 'العليا، الرياض' },
      { id: 'W7-2', name: `${street} 14`, detail: 'العليا، الرياض' },
      { id: 'N7', name: `${street} 16`, detail: 'العليا، الرياض' },
    ])
  })
})

describe('Nominatim', () => {
  it('is asked in the country, and names houses by street and number', async () => {
    const { rows, asked } = await rowsOf(ofNominatim, nominatimAnswer)
    expect(asked.get('countrycodes')).toBe('sa')
    expect(rows.map(({ name, detail }) => ({ name, detail }))).toEqual([
      { name: 'Kommandantenhaus', detail: 'Unter den Linden 1, Friedrichswerder, Mitte' },
      { name: 'Pilkington Avenue 135', detail: 'Maney, Sutton Coldfield, Wylde Green' },
    ])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  })
})

describe('Google', () => {
  it('offers places, and no searches of which no place can be asked', async () => {
    const { rows } = await rowsOf((fetch) => google('key', fetch), googleAnswer)
    expect(rows).toEqual([
      {
        id: 'ChIJ5YQQf1GHhYARPKG7WLIaOko',
        name: 'Amoeba Music',
        detail: 'Haight Street, San Francisco, CA, USA',
        spot: undefined,
      },
    ])
  })
})
