import { countries, findCountry } from '#domain/core/country.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'

/** Takes a number in E.164; returns it in the groups by which people read it: "+966 55 123 4567". */
export function showMobile(e164: string): string {
  const country = countries.find(
    ({ mobile_code, mobile_length }) =>
      e164.startsWith(mobile_code) && e164.length === mobile_code.length + mobile_length,
  )
  if (!country) return e164
  const number = e164.slice(country.mobile_code.length)
  const cuts = number.length <= 8 ? [-4] : number.length === 9 ? [-7, -4] : [-8, -4]
  const parts = [0, ...cuts].map((from, i) => number.slice(from, cuts[i]))
  return [country.mobile_code, ...parts].join(' ')
}

/**
 * Takes a number in E.164 or none, and a country; returns what stands after the country's code, or the whole number when it
 * is of another country (rule "Mobile numbers").
 */
export function nationalMobile(e164: string | null, countryCode: string): string {
  const country = findCountry(countryCode)
  if (!country || e164 === null) return ''
  if (!normaliseMobile(e164, country)) return e164
  return e164.slice(country.mobile_code.length)
}
