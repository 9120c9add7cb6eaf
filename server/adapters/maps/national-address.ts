import { z } from 'zod'
import { askProvider } from './ask-provider.ts'
import { unavailable, type Fetch, type NationalAddresses, type Spot, type Unavailable } from './port.ts'

/** Where Saudi Post answers; tests stand in for it. */
export const nationalAddressHost = 'https://apina.address.gov.sa/NationalAddress'

const word = z.string().nullish()
const degrees = z.union([z.string(), z.number()]).nullish()
const answer = z.object({
  // names as the service writes them
  Addresses: z
    .array(
      z.object({
        BuildingNumber: word,
        Street: word,
        District: word,
        City: word,
        PostCode: word,
        AdditionalNumber: word,
        Latitude: degrees,
        Longitude: degrees,
      }),
    )
    .nullish(),
  success: z.boolean().nullish(),
  totalSearchResults: degrees,
})
type Row = NonNullable<z.infer<typeof answer>['Addresses']>[number]

/**
 * Takes a subscription key of Saudi Post's National Address API; returns who finds a short address such as RRRD2929. The answer
 * to a short address may come without degrees; then the address that it names is searched, and only the same building
 * (number, post code and additional number) counts.
 */
export function nationalAddress(key: string, fetch: Fetch, host = nationalAddressHost): NationalAddresses {
  const ask = (path: string, query: Record<string, string>) =>
    askProvider(
      fetch,
      `${host}${path}?${new URLSearchParams({ format: 'JSON', language: 'A', encode: 'utf8', page: '1', ...query })}`,
      answer,
      { headers: { api_key: key, accept: 'application/json' } },
    )
  return {
    async find(shortAddress) {
      const short = rowsOf(
        await ask('/NationalAddressByShortAddress/NationalAddressByShortAddress', {
          shortaddress: shortAddress,
        }),
      )
      if (short === unavailable) return unavailable
      const [row] = short
      const spot = row && spotOf(row)
      if (!row || spot) return spot
      const named = [row.BuildingNumber, row.Street, row.District, row.City, row.PostCode]
      const addressstring = named.filter(Boolean).join(' ')
      const found = rowsOf(await ask('/v3.1/address/address-free-text', { addressstring }))
      if (found === unavailable) return unavailable
      const same = found.find((one) => isSame(one, row))
      return same && spotOf(same)
    },
  }
}

/** The service refuses with a 200 as well; only an empty list is an answer about a place. */
function rowsOf(read: z.infer<typeof answer> | Unavailable): readonly Row[] | Unavailable {
  if (read === unavailable) return unavailable
  const rows = read.Addresses ?? []
  const refused = read.success === false && Number(read.totalSearchResults ?? Number.NaN) !== 0
  return rows.length === 0 && refused ? unavailable : rows
}

const isSame = (one: Row, other: Row) =>
  one.BuildingNumber === other.BuildingNumber &&
  one.PostCode === other.PostCode &&
  one.AdditionalNumber === other.AdditionalNumber

function spotOf(row: Row): Spot | undefined {
  if (!row.Latitude || !row.Longitude) return undefined
  const spot = { latitude: Number(row.Latitude), longitude: Number(row.Longitude) }
  return Math.abs(spot.latitude) <= 90 && Math.abs(spot.longitude) <= 180 ? spot : undefined
}
