import { afterAll, expect, it } from 'vitest'
import { reportContract } from '#server/testing/report-contract.ts'
import { nationalAddress } from './national-address.ts'
import { unavailable, type Fetch } from './port.ts'

/** A recorded answer to a short address (a notebook of 2024), and the fields that api.address.gov.sa/freetextsearch documents. */
const shortAnswer = {
  totalSearchResults: '1',
  Addresses: [
    {
      BuildingNumber: '8080',
      Street: 'عاصم بن ثابت',
      District: 'حي العوالي',
      City: 'الرياض',
      PostCode: '14926',
      AdditionalNumber: '3125',
    },
  ],
  success: true,
  statusdescription: 'SUCCESS',
}
const row = shortAnswer.Addresses[0]
const placed = {
  ...row,
  Title: null,
  RegionName: 'منطقة الرياض',
  Latitude: '24.540923',
  Longitude: '46.620345',
}
const textAnswer = {
  ...shortAnswer,
  totalSearchResults: '2',
  Addresses: [{ ...placed, BuildingNumber: '8082', Latitude: '1', Longitude: '1' }, placed],
}

afterAll(() =>
  reportContract({
    adapter: 'national address',
    source: 'a recorded answer to a short address; field list of api.address.gov.sa (free text search)',
    version: 'read 2026-11-27; field list as noted 2026-06-12',
    samples: 2,
    differences: [
      'short address: that its answer has no degrees is one recording; tried with a key by nobody here',
    ],
  }),
)

const answering = (...bodies: unknown[]) => {
  const asked: { url: URL; headers: Headers }[] = []
  const fetch: Fetch = (url, init) => {
    asked.push({ url: new URL(url), headers: new Headers(init.headers) })
    return new Response(JSON.stringify(bodies[asked.length - 1]))
  }
  return { asked, find: nationalAddress('a-key', fetch).find }
}

it('finds the building of a short address by a second question, and sends its key in no address', async () => {
  const { asked, find } = answering(shortAnswer, textAnswer)
  expect(await find('RRRD2929')).toEqual({ latitude: 24.540_923, longitude: 46.620_345 })
  const [short, text] = asked
  expect(short?.url.pathname).toBe(
    '/NationalAddress/NationalAddressByShortAddress/NationalAddressByShortAddress',
  )
  expect(Object.fromEntries(short?.url.searchParams ?? [])).toEqual({
    format: 'JSON',
    language: 'A',
    encode: 'utf8',
    page: '1',
    shortaddress: 'RRRD2929',
  })
  expect(text?.url.pathname).toBe('/NationalAddress/v3.1/address/address-free-text')
  expect(text?.url.searchParams.get('addressstring')).toBe('8080 عاصم بن ثابت حي العوالي الرياض 14926')
  for (const { url, headers } of asked) {
    expect(url.href).not.toContain('a-key')
    expect(headers.get('api_key')).toBe('a-key')
  }
})

it('takes the degrees of the first answer where it has them', async () => {
  const { asked, find } = answering({ ...shortAnswer, Addresses: [placed] })
  expect(await find('RRRD2929')).toEqual({ latitude: 24.540_923, longitude: 46.620_345 })
  expect(asked).toHaveLength(1)
})

it('knows no place for an address that is not there, nor for another building of that street', async () => {
  const none = { totalSearchResults: '0', Addresses: [], success: false, statusdescription: 'No Addresses' }
  expect(await answering(none).find('AAAA0000')).toBeUndefined()
  const other = { ...textAnswer, Addresses: textAnswer.Addresses.slice(0, 1) }
  expect(await answering(shortAnswer, other).find('RRRD2929')).toBeUndefined()
})

it('is unavailable when it refuses the key, with any status, and when it says nothing that can be read', async () => {
  const refused = { success: false, statusdescription: 'INVALID KEY', Addresses: null }
  expect(await answering(refused).find('RRRD2929')).toBe(unavailable)
  const { find } = nationalAddress('a-key', () => new Response('{"statusCode":401}', { status: 401 }))
  expect(await find('RRRD2929')).toBe(unavailable)
  expect(await answering('<html>').find('RRRD2929')).toBe(unavailable)
})
