import { timingSafeEqual } from 'node:crypto'
import { preferencesPath } from '#domain/notifications/notice-preference.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { siteLink } from '#server/ports/notice-text.ts'
import { findCustomer } from '#server/store/customers/customers.ts'
import { savePreferences } from '#server/store/notifications/notice-preferences.ts'

const noOffers = { offers: { sms: false, whatsapp: false, email: false, push: false } } as const

/** Takes a customer; returns what a campaign's mail carries to stop the offers without signing in. It follows from the customer, is kept nowhere and opens nothing else. */
export function optOutToken({ seal }: Pick<Deps, 'seal'>, tenantId: string, customerId: string): string {
  return `${customerId}.${seal.mac('opt-out', tenantId, customerId)}`
}

/** Takes a token; returns whose offers it stops, or undefined when we did not make it. */
export function readOptOutToken(
  deps: Pick<Deps, 'seal'>,
  tenantId: string,
  token: string,
): string | undefined {
  const customerId = token.split('.')[0] ?? ''
  const [given, wanted] = [token, optOutToken(deps, tenantId, customerId)].map((text) => Buffer.from(text))
  return given && wanted && given.length === wanted.length && timingSafeEqual(given, wanted)
    ? customerId
    : undefined
}

/**
 * Takes a token of a mail and the body of the request; stops all offers to that customer, as often as it is asked. Only the
 * body that RFC 8058 prescribes does it, so that no link preview or scanner stops anything. Refuses 'not-found' for a token
 * that we did not make, 'bad-input' for another body.
 */
export async function optOut(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  tenantId: string,
  token: string,
  body: string,
): Promise<{ done: true } | Refusal> {
  const customerId = readOptOutToken({ seal }, tenantId, token)
  if (customerId === undefined) return refuse('not-found')
  if (!isOneClick(body)) return refuse('bad-input')
  await db.write(tenantId, async (tx) => {
    // one whose account is gone gets no offers, and nothing is kept of it anew
    if (await findCustomer(tx, customerId)) await savePreferences(tx, customerId, noOffers)
  })
  return { done: true }
}

/** Takes the same address opened by a person; returns where the wishes for notices are, and changes nothing. */
export function optOutAddress(
  deps: Pick<Deps, 'seal' | 'settled' | 'hosts'>,
  tenantId: string,
  token: string,
  language: Language,
): string | Refusal {
  return readOptOutToken(deps, tenantId, token) === undefined
    ? refuse('not-found')
    : siteLink(deps, tenantId, language, preferencesPath)
}

/** As a form, in either of its encodings. */
const isOneClick = (body: string) =>
  new URLSearchParams(body).get('List-Unsubscribe') === 'One-Click' ||
  /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(body)
