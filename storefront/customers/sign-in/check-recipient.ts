import type { RecipientBody } from '#contract/customers/sign-in.ts'
import { countries, findCountry } from '#domain/core/country.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { readEmail } from '#domain/core/email.ts'
import { limits } from '#domain/core/limits.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import type { Holes } from '#ui/text/message.ts'
import type { TextKey } from '../../i18n/text-key.ts'

/** How the code travels. */
export type Way = 'mobile' | 'email'

/** What is typed to get a code. */
export interface RecipientForm {
  readonly way: Way
  /** Two letters: the country of the number. */
  readonly country: string
  readonly mobile: string
  readonly email: string
}

/** What is wrong with the field that is shown. */
export interface RecipientProblem {
  readonly key: TextKey
  readonly holes?: Holes
}

/** Takes what was typed; returns whom the code goes to, or what is wrong with it, in the words of spec 5. */
export function checkRecipient(form: RecipientForm): RecipientBody | RecipientProblem {
  return form.way === 'mobile' ? checkMobile(form) : checkEmail(form.email)
}

function checkMobile({ mobile, country: code }: RecipientForm): RecipientBody | RecipientProblem {
  if (mobile.trim() === '') return { key: 'form.required' }
  const country = findCountry(code)
  const number = country && normaliseMobile(mobile, country)
  if (!country || number === undefined)
    return { key: 'form.mobile-invalid', holes: { example: country?.mobile_format ?? '' } }
  return { mobile: number, country: country.iso_code2 }
}

const emailWords = {
  'email-required': { key: 'sign-in.email-blank' },
  'email-invalid': { key: 'sign-in.email-invalid' },
  'text-too-long': { key: 'form.too-long', holes: { count: limits.email } },
} as const

function checkEmail(text: string): RecipientBody | RecipientProblem {
  const read = readEmail(text)
  return 'wrong' in read ? emailWords[read.wrong] : { email: read.email }
}

/** Takes what was typed or pasted and the chosen country; returns the country that a +20… or 0020… names, else the chosen. */
export function countryOfTyped(mobile: string, chosen: string): string {
  if (!/^\s*(\+|00)/.test(toWesternDigits(mobile))) return chosen
  const own = findCountry(chosen)
  if (own && normaliseMobile(mobile, own)) return chosen
  return countries.find((country) => normaliseMobile(mobile, country))?.iso_code2 ?? chosen
}

/** Takes what was typed or pasted for a code, a whole message too; returns its digits, at most four. Spec 5. */
export function digitsOfCode(text: string): string {
  const western = toWesternDigits(text)
  const alone = /(?:^|\D)(\d{4})(?!\d)/.exec(western)
  return (alone?.[1] ?? western.replace(/\D/g, '')).slice(0, limits.codeDigits)
}
