import { z } from 'zod'
import { getCountry } from '#domain/core/country.ts'
import type { Language } from '#domain/core/words.ts'
import { askProvider } from './ask-provider.ts'
import { streetAddress } from './street-address.ts'
import { onOneLine } from './on-one-line.ts'
import { withOwnIds } from './with-own-ids.ts'
import { unavailable, type Fetch, type FoundPlace, type Geocoder } from './port.ts'

const word = z.string().optional()
const features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        /** N, W or R: the three have numbers of their own. */
        osm_type: word,
        osm_id: z.union([z.number(), z.string()]).optional(),
        name: word,
        street: word,
        housenumber: word,
        district: word,
        city: word,
        state: word,
        country: word,
        countrycode: word,
      }),
    }),
  ),
})
type Feature = z.infer<typeof features>['features'][number]
type Properties = Feature['properties']

/** Photon speaks these alone; asked in another language it answers 400. */
const spoken = { ar: 'default', en: 'en' } as const

/**
 * Takes the address of a Photon; returns the geocoder over it. Made for type-ahead. It is asked within the country's bounds,
 * since older ones refuse to filter by country, and what lies in a neighbour is left out.
 */
export function photon(url: string, fetch: Fetch): Geocoder {
  const ask = (path: string, query: Record<string, string>) =>
    askProvider(fetch, `${url.replace(/\/$/, '')}${path}?${new URLSearchParams(query)}`, features)
  return {
    name: 'photon',
    whileTyping: true,
    async search({ text, language, country, near }) {
      const query = {
        q: text,
        lang: spoken[language],
        limit: '20',
        bbox: getCountry(country).bounds.join(','),
        ...(near && { lat: near.latitude.toFixed(3), lon: near.longitude.toFixed(3) }),
      }
      const answer = await ask('/api', query)
      if (answer === unavailable) return answer
      const rows = answer.features
        .filter(({ properties }) => (properties.countrycode ?? country) === country)
        .slice(0, 6)
        .map((one) => readFeature(one, language))
      return withOwnIds(rows)
    },
    locate: async () => undefined,
    async reverse({ latitude, longitude }, language) {
      const query = { lat: latitude.toFixed(6), lon: longitude.toFixed(6), lang: spoken[language] }
      const answer = await ask('/reverse', query)
      if (answer === unavailable) return answer
      const properties = answer.features[0]?.properties
      return (
        properties && {
          label: labelOf(properties, language),
          street: onOneLine([streetOf(properties)], language),
        }
      )
    },
  }
}

function readFeature({ properties, geometry }: Feature, language: Language): FoundPlace {
  const { osm_type = '', osm_id = 'place', name, street, housenumber, district, city } = properties
  const address = streetAddress(street, housenumber)
  const title = name || address || street || district || city || ''
  return {
    id: `${osm_type}${osm_id}`.replaceAll(/[^\w-]/g, ''),
    name: onOneLine([title], language),
    detail: onOneLine(
      [address || street, district, city].filter((one) => one !== title && one !== ''),
      language,
    ),
    spot: { latitude: geometry.coordinates[1], longitude: geometry.coordinates[0] },
  }
}

function streetOf({ street, name, district }: Properties): string {
  return street ?? name ?? district ?? ''
}

function labelOf(
  { name, street, housenumber, district, city, country }: Properties,
  language: Language,
): string {
  return onOneLine([name, streetAddress(street, housenumber) || street, district, city, country], language)
}
