import { countries, type Country } from './country.ts'
import { toWesternDigits } from './digits.ts'
import { withoutBidiMarks } from './bidi-marks.ts'

/**
 * Takes what a person typed or pasted for a mobile number and the country; returns E.164 ("+966551234567"), or
 * undefined when it is no mobile of that country. Arabic-Indic and Persian digits, spaces, dashes, dots, slashes, brackets
 * and marks of direction are fine, a link to the number too (tel:, sms:, wa.me); a leading 0, 00966 or +966 is accepted.
 * Length and first digits are checked. Spec 5, rule "Mobile numbers".
 */
export function normaliseMobile(
  text: string,
  country: Pick<Country, 'mobile_code' | 'mobile_length' | 'mobile_starts'>,
): string | undefined {
  const typed = digitsOf(text)
  if (!/^\+?\d{4,20}$/.test(typed)) return undefined
  const code = country.mobile_code.slice(1)
  // a number is never made whole by a 0 where none begins with one
  const adds = country.mobile_starts.some((start) => start.startsWith('0'))
  const rests = restsOf(typed, code)
  for (const rest of adds ? [...rests, ...rests.map((one) => `0${one}`)] : rests) {
    const fits = rest.length === country.mobile_length
    if (fits && country.mobile_starts.some((start) => rest.startsWith(start))) return `+${code}${rest}`
  }
  return undefined
}

/**
 * Takes what a person typed for a mobile number and the country where it is asked for; returns E.164 of that country, or of
 * another one when the number says which (+ or 00), or undefined: of a country that the product knows it has to fit its
 * form, of any other E.164's. Spec 5, rule "Mobile numbers".
 */
export function normaliseAnyMobile(text: string, home: Country): string | undefined {
  const own = normaliseMobile(text, home)
  const [, whole] = /^(?:\+|00)(\d+)$/.exec(digitsOf(text)) ?? []
  if (own !== undefined || whole === undefined) return own
  for (const country of countries) {
    const found = normaliseMobile(text, country)
    if (found !== undefined) return found
  }
  const isKnown = countries.some((country) => whole.startsWith(callingCode(country)))
  return !isKnown && abroad.test(whole) ? `+${whole}` : undefined
}

/** A link to a number: RFC 3966's tel:, with its parameters, and a messenger's, which is always international. */
const link = /^(?:(?:tel|sms|callto):|https?:\/\/wa\.me\/)/i

/** Takes what was typed; returns its digits, and the + before them, as they would be dialled. */
function digitsOf(text: string): string {
  const typed = withoutBidiMarks(toWesternDigits(text)).trim()
  const [prefix = ''] = link.exec(typed) ?? []
  const number = prefix ? (typed.slice(prefix.length).split(/[;?#]/)[0] ?? '') : typed
  const digits = number.replaceAll('\uff0b', '+').replace(/[\s\-\u2010-\u2015\u2212()./]/g, '')
  return prefix.startsWith('http') && /^\d/.test(digits) ? `+${digits}` : digits
}

/** Egypt's code ends with the 0 that its mobile numbers begin with. */
function callingCode({ mobile_code: code, mobile_starts: starts }: Country): string {
  return code.slice(1) + (starts.every((start) => start.startsWith('0')) ? '0' : '')
}

/** E.164: a country's code and its number, 15 digits at most; the shortest mobile numbers have 8 with it. */
const abroad = /^[1-9]\d{7,14}$/

function restsOf(typed: string, code: string): string[] {
  if (typed.startsWith('+')) return afterCode(typed.slice(1), code)
  if (typed.startsWith('00')) return afterCode(typed.slice(2), code)
  return [...withoutZero(typed), ...afterCode(typed, code)]
}

function afterCode(digits: string, code: string): string[] {
  return digits.startsWith(code) ? withoutZero(digits.slice(code.length)) : []
}

const withoutZero = (digits: string): string[] =>
  digits.startsWith('0') ? [digits, digits.slice(1)] : [digits]
