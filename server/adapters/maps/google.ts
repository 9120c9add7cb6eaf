import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import { onOneLine } from './on-one-line.ts'
import { unavailable, type Asker, type Fetch, type Geocoder, type PlaceSearch } from './port.ts'

const words = z.object({ text: z.string() })
const suggestions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            text: words.optional(),
            structuredFormat: z.object({ mainText: words, secondaryText: words.optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
})
const place = z.object({
  location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
})
const geocoded = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        formatted_address: z.string(),
        address_components: z
          .array(z.object({ long_name: z.string(), types: z.array(z.string()) }))
          .default([]),
      }),
    )
    .default([]),
})

/** Where Google answers; tests stand in for it. */
export interface GoogleHosts {
  readonly places: string
  readonly geocoding: string
}
export const googleHosts: GoogleHosts = {
  places: 'https://places.googleapis.com',
  geocoding: 'https://maps.googleapis.com',
}

/** How far around the visitor it looks first. */
const biasMetres = 30_000

/**
 * Takes a tenant's key; returns the geocoder over Google Places (New) and Geocoding. The tenant's origin goes along as
 * Referer, since a browser key is usually bound to it.
 */
export function google(key: string, fetch: Fetch, hosts: GoogleHosts = googleHosts): Geocoder {
  const headers = ({ origin }: Asker, fields: string) => ({
    'content-type': 'application/json',
    'x-goog-api-key': key,
    'x-goog-fieldmask': fields,
    referer: `${origin}/`,
  })
  const fieldsOfSuggestion =
    'suggestions.placePrediction.placeId,suggestions.placePrediction.text,suggestions.placePrediction.structuredFormat'
  return {
    name: 'google',
    whileTyping: true,
    async search(search, asker) {
      const answer = await askProvider(fetch, `${hosts.places}/v1/places:autocomplete`, suggestions, {
        method: 'POST',
        headers: headers(asker, fieldsOfSuggestion),
        body: JSON.stringify(questionOf(search)),
      })
      if (answer === unavailable) return answer
      return answer.suggestions.flatMap(({ placePrediction: found }) => {
        if (!found || !/^[\w-]{1,300}$/.test(found.placeId)) return []
        const { mainText, secondaryText } = found.structuredFormat ?? {}
        const name = onOneLine([mainText?.text ?? found.text?.text], search.language)
        return [
          {
            id: found.placeId,
            name,
            detail: onOneLine([secondaryText?.text], search.language),
            spot: undefined,
          },
        ]
      })
    },
    async locate(id, session, language, asker) {
      const query = new URLSearchParams({ languageCode: language, ...(session && { sessionToken: session }) })
      const target = `${hosts.places}/v1/places/${encodeURIComponent(id)}?${query}`
      const answer = await askProvider(fetch, target, place, { headers: headers(asker, 'location') })
      return answer === unavailable ? answer : answer.location
    },
    async reverse({ latitude, longitude }, language, { origin }) {
      const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, language, key })
      const target = `${hosts.geocoding}/maps/api/geocode/json?${query}`
      const answer = await askProvider(fetch, target, geocoded, { headers: { referer: `${origin}/` } })
      if (answer === unavailable || !['OK', 'ZERO_RESULTS'].includes(answer.status)) return unavailable
      const [first] = answer.results
      if (!first) return undefined
      const street = first.address_components.find(({ types }) => types.includes('route'))?.long_name
      return { label: onOneLine([first.formatted_address], language), street: onOneLine([street], language) }
    },
  }
}

function questionOf({ text, language, country, near, session }: PlaceSearch): object {
  return {
    input: text,
    languageCode: language,
    includedRegionCodes: [country.toLowerCase()],
    ...(session && { sessionToken: session }),
    ...(near && {
      locationBias: {
        circle: { center: { latitude: near.latitude, longitude: near.longitude }, radius: biasMetres },
      },
    }),
  }
}
