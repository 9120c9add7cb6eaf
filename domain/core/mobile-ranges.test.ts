import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { describe, expect, it } from 'vitest'
import { countries, type Country, type CountryCode } from './country.ts'
import { normaliseMobile } from './mobile.ts'

// The ranges of country.ts are four lines, since a browser carries them; Google's metadata, 100 kilobytes, hold them here.
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

/** What the library does not hold for a mobile while spec 5 takes it: first digits after the calling code. Spec 5 wins. */
const wider: Readonly<Record<CountryCode, readonly string[]>> = {
  SA: ['52'],
  EG: ['13', '14', '16', '17', '18', '19'],
  AE: ['51', '57', '59'],
  QA: ['0', '1', '2', '4', '8', '9'],
}

/** Takes first digits by twos; returns them, those of all ten as the one that they share. */
function shortest(digits: ReadonlySet<string>): string[] {
  const whole = (first: string) => prefixes.slice(0, 10).every((last) => digits.has(`${first}${last.at(-1)}`))
  return [...new Set([...digits].map((two) => (whole(two.slice(0, 1)) ? two.slice(0, 1) : two)))]
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

  it('are taken beyond it where spec 5 says so', () => {
    const own = numbersOf(country, length).filter(
      (number) => normaliseMobile(number, country) !== undefined && !isMobile(number, country.iso_code2),
    )
    const start = 1 + getCountryCallingCode(country.iso_code2).length
    expect(shortest(new Set(own.map((number) => number.slice(start, start + 2))))).toEqual(
      wider[country.iso_code2],
    )
  })
})
