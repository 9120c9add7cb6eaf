import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { describe, expect, it } from 'vitest'
import { countries, type Country, type CountryCode } from './country.ts'
import { normaliseAnyMobile, normaliseMobile } from './mobile.ts'
import { reportContract } from '#server/testing/report-contract.ts'

// The ranges of country.ts are four lines, since a browser carries them; Google's metadata, 100 kilobytes, holds them here.
const prefixes = Array.from({ length: 1000 }, (_, i) => String(i).padStart(3, '0'))

/** In E.164, one number of each three digits that may follow the calling code. */
function numbersOf({ iso_code2: code }: Country, length: number): string[] {
  return prefixes.map((prefix) => `+${getCountryCallingCode(code)}${prefix.padEnd(length, '1')}`)
}

const isMobile = (number: string, code: CountryCode): boolean => {
  const read = parsePhoneNumberFromString(number)
  // one that is taken for another with a digit less does not count
  return read?.number === number && read.country === code && read.isValid()
}

describe.each(countries)('the mobile numbers of $iso_code2', (country) => {
  // Egypt's code ends with the 0 that its numbers begin with
  const length = country.mobile_length - (country.mobile_starts[0]?.startsWith('0') ? 1 : 0)

  it('that the library knows are all taken, and written as it writes them', () => {
    const known = numbersOf(country, length).filter((number) => isMobile(number, country.iso_code2))
    expect(known.length).toBeGreaterThan(10)
    for (const number of known) {
      expect(normaliseMobile(number, country)).toBe(number)
      const national = parsePhoneNumberFromString(number)?.formatNational() ?? ''
      expect(normaliseMobile(national, country)).toBe(number)
    }
  })

  it('have no other length in the library', () => {
    for (const other of [length - 1, length + 1])
      expect(numbersOf(country, other).filter((number) => isMobile(number, country.iso_code2))).toEqual([])
  })

  it('that the library does not know are refused, typed in any way', () => {
    const other = numbersOf(country, length).filter((number) => !isMobile(number, country.iso_code2))
    expect(other.length).toBeGreaterThan(10)
    const taken = other.filter(
      (number) =>
        normaliseMobile(number, country) !== undefined || normaliseAnyMobile(number, country) !== undefined,
    )
    expect(taken).toEqual([])
  })
})

it('stand against a named release of the metadata', async () => {
  const { version } = (await import('libphonenumber-js/package.json', { with: { type: 'json' } })).default
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  reportContract({
    adapter: 'mobile numbers',
    source: 'libphonenumber-js, mobile metadata',
    version,
    samples: countries.length * prefixes.length,
  })
})
