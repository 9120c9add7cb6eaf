import { z } from 'zod'
import type { Language } from '#domain/core/words.ts'
import { askProvider } from './ask-provider.ts'
import { onOneLine } from './on-one-line.ts'
import { unavailable, type Fetch, type Geocoder } from './port.ts'

const word = z.string().optional()
const features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        osm_id: z.number().optional(),
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
type Properties = z.infer<typeof features>['features'][number]['properties']

/** Photon speaks these alone; asked in another language it answers 400. */
const spoken = { ar: 'default', en: 'en' } as const

/** Takes the address of a Photon; returns the geocoder over it. Made for type-ahead; it knows no filter by country. */
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
        limit: '12',
        ...(near && { lat: near.latitude.toFixed(3), lon: near.longitude.toFixed(3) }),
      }
      const answer = await ask('/api', query)
      if (answer === unavailable) return answer
      return answer.features
        .filter(({ properties }) => (properties.countrycode ?? country) === country)
        .slice(0, 6)
        .map(({ properties, geometry: { coordinates } }, position) => ({
          id: String(properties.osm_id ?? position),
          name: onOneLine([properties.name ?? properties.street ?? ''], language),
          detail: onOneLine(
            [properties.street, properties.district, properties.city].filter(
              (one) => one !== properties.name,
            ),
            language,
          ),
          spot: { latitude: coordinates[1], longitude: coordinates[0] },
        }))
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

function streetOf({ street, name, district }: Properties): string {
  return street ?? name ?? district ?? ''
}

function labelOf(
  { name, street, housenumber, district, city, country }: Properties,
  language: Language,
): string {
  return onOneLine([name, street, housenumber, district, city, country], language)
}
