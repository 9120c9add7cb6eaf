import { z } from 'zod'
import type { Language } from '#domain/core/words.ts'
import { askProvider } from './ask-provider.ts'
import { streetAddress } from './street-address.ts'
import { onOneLine } from './on-one-line.ts'
import { unavailable, type Fetch, type FoundPlace, type Geocoder, type Unavailable } from './port.ts'
import { takeTurns } from './take-turns.ts'
import { withOwnIds } from './with-own-ids.ts'

const degrees = z.coerce.number()
const parts = z.record(z.string(), z.unknown()).optional()
const found = z.array(
  z.object({
    place_id: z.union([z.number(), z.string()]),
    lat: degrees.min(-90).max(90),
    lon: degrees.min(-180).max(180),
    name: z.string().optional(),
    display_name: z.string(),
    address: parts,
  }),
)
const named = z.union([
  z.object({ display_name: z.string(), address: parts }),
  z.object({ error: z.unknown() }),
])

/** The public server allows one call a second to an application, and none while somebody types. */
const publicHost = 'nominatim.openstreetmap.org'
const agent = 'maidah online ordering'

/** Takes the address of a Nominatim; returns the geocoder over it. Its own places carry their spots. */
export function nominatim(url: string, fetch: Fetch): Geocoder {
  const shared = new URL(url).hostname === publicHost
  const turns = shared ? takeTurns(1000) : undefined
  const ask = async <T>(
    path: string,
    query: Record<string, string>,
    shape: z.ZodType<T>,
  ): Promise<T | Unavailable> => {
    const target = `${url.replace(/\/$/, '')}${path}?${new URLSearchParams({ ...query, format: 'jsonv2', addressdetails: '1' })}`
    const call = () => askProvider(fetch, target, shape, { headers: { 'user-agent': agent } })
    return turns ? turns(call, unavailable) : call()
  }
  return {
    name: 'nominatim',
    whileTyping: !shared,
    async search({ text, language, country, near }) {
      const query = {
        q: text,
        'accept-language': language,
        countrycodes: country.toLowerCase(),
        limit: '6',
        ...(near && { viewbox: around(near.latitude, near.longitude) }),
      }
      const rows = await ask('/search', query, found)
      return rows === unavailable ? rows : withOwnIds(rows.slice(0, 6).map((row) => readRow(row, language)))
    },
    locate: async () => undefined,
    async reverse({ latitude, longitude }, language) {
      const query = {
        lat: latitude.toFixed(6),
        lon: longitude.toFixed(6),
        'accept-language': language,
        zoom: '18',
      }
      const row = await ask('/reverse', query, named)
      if (row === unavailable) return row
      if ('error' in row) return undefined
      return {
        label: onOneLine([row.display_name], language),
        street: onOneLine([streetOf(row.address)], language),
      }
    },
  }
}

function readRow(row: z.infer<typeof found>[number], language: Language): FoundPlace {
  const line = row.display_name.split(/[,،]\s*/)
  const number = textOf(row.address, 'house_number')
  const street = textOf(row.address, 'road')
  const address = streetAddress(street, number)
  const first = line[0] ?? ''
  const name = row.name || (first === number ? address : first) || first
  // the line begins with the name, or with the number of a house that has none
  const known = new Set([name, number, address ? street : undefined, row.name])
  const rest = line.filter((part) => !known.has(part))
  const detail = address && address !== name ? [address, ...rest] : rest
  return {
    id:
      String(row.place_id)
        .replaceAll(/[^\w-]/g, '')
        .slice(0, 100) || 'place',
    name: onOneLine([name], language),
    detail: onOneLine(detail.slice(0, 3), language),
    spot: { latitude: row.lat, longitude: row.lon },
  }
}

function streetOf(address: Record<string, unknown> | undefined): string {
  for (const key of ['road', 'pedestrian', 'residential', 'neighbourhood', 'suburb']) {
    const text = textOf(address, key)
    if (text) return text
  }
  return ''
}

function textOf(address: Record<string, unknown> | undefined, key: string): string | undefined {
  const text = address?.[key]
  return typeof text === 'string' && text !== '' ? text : undefined
}

/** About 30 km to each side: it prefers what is inside, and keeps what is not. */
function around(latitude: number, longitude: number): string {
  return [longitude - 0.3, latitude + 0.3, longitude + 0.3, latitude - 0.3]
    .map((degree) => degree.toFixed(3))
    .join(',')
}
