import { countries } from '#domain/country.ts'

/** Takes a number in E.164; returns it in the groups by which people read it: "+966 55 123 4567". */
export function showMobile(e164: string): string {
  const country = countries.find(
    ({ mobile_code, mobile_length }) =>
      e164.startsWith(mobile_code) && e164.length === mobile_code.length + mobile_length,
  )
  if (!country) return e164
  const number = e164.slice(country.mobile_code.length)
  const cuts = number.length <= 8 ? [-4] : [-7, -4]
  const parts = [0, ...cuts].map((from, i) => number.slice(from, cuts[i]))
  return [country.mobile_code, ...parts].join(' ')
}
