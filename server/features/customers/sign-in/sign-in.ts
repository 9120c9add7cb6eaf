import { randomBytes, randomInt } from 'node:crypto'
import { deviceName } from '#domain/customers/device-name.ts'
import type { Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { customerSessionMs, customerTokenHash } from '#server/middleware/customer.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { insertSession } from '#server/store/customers/customer-sessions.ts'
import {
  findCustomerBy,
  insertCustomer,
  updateCustomer,
  type Contact,
  type CustomerRow,
} from '#server/store/customers/customers.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { isKnownBrowser } from '#server/store/customers/sign-in-codes.ts'
import { checkCode } from './check-code.ts'
import type { Recipient } from './read-recipient.ts'
import type { Asking } from './request-code.ts'

/** A new session with its token, to be told to that browser alone. */
export interface SignedIn {
  readonly token: string
  readonly session: CustomerSession
  readonly isNew: boolean
}

/**
 * Takes who tries, the recipient and the code; returns a new session of its customer, who is made at the first sign-in.
 * Refuses as checkCode does. Spec 4 "Customer session".
 */
export function signIn(
  deps: Deps,
  trying: Asking,
  given: { recipient: Recipient; code: string },
): Promise<SignedIn | Refusal> {
  // not rolled back by a refusal: it counts
  return deps.db.write(trying.tenantId, async (db) => {
    const [refused, found, known] = await Promise.all([
      checkCode(deps, db, trying, given),
      findCustomerBy(db, given.recipient.contact),
      // in one packet with the look for the code, before this browser becomes a known one
      isKnownBrowser(db, given.recipient.key, trying.browser),
    ])
    if (refused) return refused
    const customerId = found?.id ?? (await join(db, trying, given.recipient))
    if (found && !known) await warnOfDevice(deps, db, trying, found, given.recipient.contact)
    // what leaves by itself (offers, expiry, warnings) is in the language that the customer uses now
    if (found && found.language !== trying.language)
      await updateCustomer(db, found.id, { language: trying.language })
    return { ...(await openSession(deps, db, { ...trying, customerId })), isNew: !found }
  })
}

/** By the customer's other way: the one that the code went to has just heard of it. */
async function warnOfDevice(
  { wakeRelay }: Pick<Deps, 'wakeRelay'>,
  db: WriteDb,
  { userAgent }: Asking,
  { id, mobile, email }: CustomerRow,
  used: Contact,
): Promise<void> {
  const to = 'mobile' in used ? email && { email } : mobile && { mobile }
  if (!to) return
  const device = deviceName(userAgent.slice(0, 500))
  await tellOutbox(db, 'account-notice', {
    id: makeId(),
    event: 'new-device',
    customerId: id,
    to,
    facts: { device: device || '-' },
  })
  db.afterCommit(wakeRelay)
}

async function join(db: WriteDb, { language }: Asking, { contact, country }: Recipient): Promise<string> {
  for (;;) {
    const made = await insertCustomer(db, {
      id: makeId(),
      mobile: null,
      email: null,
      ...contact,
      gender: null,
      birth_date: null,
      country,
      group_id: null,
      referral_code: makeReferralCode(),
      language,
    })
    // the number is locked, so only the referral code can have been taken, or the contact by a change elsewhere
    const row = made ?? (await findCustomerBy(db, contact))
    if (row) return row.id
  }
}

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Takes nothing; returns a code that people can read to each other: without I, L, O, 0 and 1. Spec 3. */
function makeReferralCode(): string {
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
}

/** Takes a customer and the caller; returns a new session for it, and ends the transaction. Its cart and orders are still to join. */
export async function openSession(
  { clock }: Pick<Deps, 'clock'>,
  db: WriteDb,
  {
    tenantId,
    customerId,
    browser,
    userAgent,
  }: Pick<Asking, 'tenantId' | 'userAgent'> & { customerId: string; browser: string },
): Promise<{ token: string; session: CustomerSession }> {
  const token = randomBytes(32).toString('base64url')
  const now = clock()
  const session = {
    tenantId,
    customerId,
    sessionId: makeId(),
    tokenHash: customerTokenHash(tenantId, token),
    browser,
    joined: false,
  }
  await insertSession(db.last, {
    token_hash: session.tokenHash,
    id: session.sessionId,
    customer_id: customerId,
    browser,
    device: deviceName(userAgent.slice(0, 500)),
    joined_at: null,
    made_at: new Date(now),
    seen_at: new Date(now),
    ends_at: new Date(now + customerSessionMs),
  })
  return { token, session }
}
