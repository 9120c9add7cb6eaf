import type { GatewayAccount, SessionToOpen } from '../port.ts'

/** Some acquirers refuse what has other letters, as OPPWA's own plugins know. */
const latin = /^[\x20-\x7e\u00c0-\u024f]+$/
const most = { name: 48, email: 128 }

/** Takes an account; returns OPPWA's fields of its billing address, none without one. */
export function billingOf({ billing }: GatewayAccount): Record<string, string> {
  if (!billing) return {}
  return {
    'billing.street1': billing.street,
    'billing.city': billing.city,
    'billing.postcode': billing.postcode,
  }
}

/** Takes a session to open; returns OPPWA's fields of who pays: a name in Latin letters, an e-mail that fits. */
export function payerOf({ payer }: SessionToOpen): Record<string, string> {
  const name = payer?.name.trim() ?? ''
  const [given = '', ...rest] = latin.test(name) ? name.split(/\s+/) : []
  const surname = rest.join(' ')
  const email = payer?.email ?? ''
  return {
    ...(given && { 'customer.givenName': given.slice(0, most.name) }),
    ...(surname && { 'customer.surname': surname.slice(0, most.name) }),
    ...(email && email.length <= most.email && { 'customer.email': email }),
  }
}
