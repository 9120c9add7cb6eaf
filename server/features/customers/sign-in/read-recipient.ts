import { findCountry, getCountry, type CountryCode } from '#domain/core/country.ts'
import { readEmail } from '#domain/core/email.ts'
import { normaliseMobile } from '#domain/core/mobile.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { recipientKey } from '#server/secrets/recipient-key.ts'
import type { Seal } from '#server/secrets/seal.ts'
import type { Contact } from '#server/store/customers/customers.ts'

/** Whom a code goes to. */
export interface Recipient {
  readonly contact: Contact
  readonly channel: 'sms' | 'email'
  /** Of the number; none for an e-mail. */
  readonly country: CountryCode | null
  /** A keyed hash: the log of codes knows a recipient by it alone. */
  readonly key: string
}

/** What a person typed: a number with its country, or an e-mail. */
export interface TypedRecipient {
  readonly mobile?: string | undefined
  readonly country?: string | undefined
  readonly email?: string | undefined
}

/** Takes what was typed and the tenant's country; returns the recipient, or refuses the field by its message. Spec 5. */
export function readRecipient(
  { seal, tenantId, home }: { seal: Seal; tenantId: string; home: CountryCode },
  typed: TypedRecipient,
): Recipient | Refusal {
  const keyed = (contact: Contact) => ({ contact, key: recipientKey(seal, tenantId, contact) })
  if (typed.email !== undefined) {
    const read = readEmail(typed.email)
    if ('wrong' in read) return refuse(read.wrong, { fields: { email: [read.wrong] } })
    return { ...keyed(read), channel: 'email', country: null }
  }
  if (typed.mobile === undefined || typed.mobile.trim() === '')
    return refuse('field-required', { fields: { mobile: ['field-required'] } })
  const country = typed.country === undefined ? getCountry(home) : findCountry(typed.country)
  const mobile = country && normaliseMobile(typed.mobile, country)
  if (!country || mobile === undefined)
    return refuse('mobile-invalid', { fields: { mobile: ['mobile-invalid'] } })
  return { ...keyed({ mobile }), channel: 'sms', country: country.iso_code2 }
}

/** Takes a recipient; returns it with its middle hidden, as the page repeats it. */
export function hideMiddle(contact: Contact): string {
  if ('mobile' in contact) return `${contact.mobile.slice(0, 4)} ••• ${contact.mobile.slice(-3)}`
  const [name = '', host = ''] = contact.email.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
