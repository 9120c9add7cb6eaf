import { randomInt } from 'node:crypto'
import {
  codeLimits,
  isApart,
  waitForAddress,
  waitForAsker,
  waitForCode,
  type SentCode,
} from '#domain/customers/code-limits.ts'
import { codeMessage } from '#domain/customers/code-message.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { CodeAskedWire } from '#contract/customers/sign-in.ts'
import { canReach } from '#server/ports/can-reach.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { queueOrRefuse } from '#server/ports/queue-message.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { Seal } from '#server/secrets/seal.ts'
import {
  countLately,
  hasSignedIn,
  insertCode,
  lockRecipient,
  readBudget,
  type CodeAsker,
} from '#server/store/customers/sign-in-codes.ts'
import { tooMany } from '#server/http/too-many.ts'
import { hideMiddle, type Recipient } from './read-recipient.ts'
import { tooManyOfNetwork } from './too-many-of-network.ts'

/** From where a code is asked for. */
export interface Asking {
  readonly tenantId: string
  readonly language: Language
  /** Hash of the browser's secret. */
  readonly browser: string
  /** Of the network; only a high ceiling. */
  readonly address: string
  /** The page's host without port: the code is for that page alone (WebOTP). */
  readonly host: string
  readonly userAgent: string
  /** Set when a signed-in customer wants this number or e-mail. */
  readonly customerId: string | null
}

/**
 * Takes a recipient and who asks; sends it a code that holds in that browser alone. The same for a known and an unknown
 * recipient: nothing here looks for an account. Refuses 'too-many-requests' with the seconds to wait, 'code-network' where the address's are used up, 'message-limit' where
 * the restaurant's are, and 'no-sender' where
 * the restaurant has nobody to bring it there. Decision 0017.
 */
export async function requestCode(
  deps: Deps,
  asking: Asking,
  recipient: Recipient,
): Promise<CodeAskedWire | Refusal> {
  const { tenant } = await deps.catalogues.current(asking.tenantId)
  const restaurant = wordIn(tenant.name, asking.language)
  return writeUnlessRefused(deps.db, asking.tenantId, async (db) => {
    const now = deps.clock()
    const asker = askerOf(asking, recipient)
    const address = addressKey(deps.seal, asking)
    const [{ known, sent, wait, ofNetwork }, reached] = await Promise.all([
      readWaits(db, asker, { address, channel: recipient.channel }, now),
      canReach(deps, db, recipient.contact),
    ])
    if (wait > 0) return tooMany(wait)
    if (ofNetwork > 0) return tooManyOfNetwork(recipient.channel, ofNetwork)
    if (!reached) return noSender(recipient)
    const code = String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')
    const id = makeId()
    const endsAt = new Date(now + codeLimits.lifeMs)
    const inserted = insertCode(db, {
      id,
      recipient: recipient.key,
      browser: asking.browser,
      address,
      channel: recipient.channel,
      customer_id: asking.customerId,
      known,
      code_hash: hashCode(deps.seal, { id, asker, code }),
      made_at: new Date(now),
      ends_at: endsAt,
      used_at: null,
    })
    const queued = queueCode(deps, db, asking, { recipient, restaurant, code, endsAt })
    const [beyond] = await Promise.all([queued, inserted])
    if (beyond) return beyond
    return {
      channel: recipient.channel,
      sent_to: hideMiddle(recipient.contact),
      digits: limits.codeDigits,
      tries: codeLimits.triesPerCode,
      expires_in_seconds: codeLimits.lifeMs / 1000,
      resend_in_seconds: secondsUntilNext(sent, now),
    }
  })
}

function queueCode(
  deps: Deps,
  db: WriteDb,
  asking: Asking,
  {
    recipient,
    restaurant,
    code,
    endsAt,
  }: { recipient: Recipient; restaurant: string; code: string; endsAt: Date },
): Promise<Refusal | undefined> {
  const { body, subject } = codeMessage(
    { code, restaurant, host: asking.host },
    recipient.channel,
    asking.language,
  )
  return queueOrRefuse(deps, db, {
    event: 'sign-in-code',
    ...(asking.customerId !== null && { about: `customer:${asking.customerId}` as const }),
    // whoever asks and is asked for has limits of codes (domain/customers/code-limits.ts)
    cause: { by: 'guest', caller: {}, proven: true },
    to: recipient.contact,
    language: asking.language,
    subject,
    body,
    params: [code],
    secret: true,
    expiresAt: endsAt,
  })
}

function noSender({ contact }: Recipient): Refusal {
  return refuse('no-sender', { fields: { ['email' in contact ? 'email' : 'mobile']: ['no-sender'] } })
}

async function readWaits(
  db: WriteDb,
  asker: CodeAsker,
  { address, channel }: { address: string; channel: 'sms' | 'email' },
  now: number,
): Promise<{ known: boolean; sent: readonly SentCode[]; wait: number; ofNetwork: number }> {
  const at = new Date(now)
  // they leave together and run in this order: all that is read is read under the lock
  const [, budget, ofBrowser, ofAddress, hasBeenHere] = await Promise.all([
    lockRecipient(db, asker.recipient),
    readBudget(db, asker, new Date(now - codeLimits.keepMs)),
    countLately(db, 'browser', asker.browser, at),
    countLately(db, 'address', address, at, channel),
    hasSignedIn(db, asker.browser),
  ])
  return {
    ...budget,
    wait: Math.max(waitForCode(budget.sent, now), waitForAsker(ofBrowser)),
    // what strangers at the same address use up is not taken from a browser in which somebody signed in
    ofNetwork: hasBeenHere && isApart(ofBrowser) ? 0 : waitForAddress(ofAddress),
  }
}

function secondsUntilNext(sent: readonly SentCode[], now: number): number {
  const withThis = [...sent, { madeAt: now, wrong: 0, used: false }]
  return Math.ceil(waitForCode(withThis, now) / 1000)
}

/** Takes who asks and for whom; returns what a code is bound to. */
export function askerOf({ browser, customerId }: Asking, recipient: Recipient): CodeAsker {
  return { recipient: recipient.key, browser, customerId }
}

/** Takes a code and what it is bound to; returns what is stored of it. */
export function hashCode(
  seal: Seal,
  { id, asker, code }: { id: string; asker: CodeAsker; code: string },
): string {
  return seal.mac('code', id, asker.recipient, asker.browser, asker.customerId ?? '', code)
}

/** Takes who asks; returns what is kept of the network. */
export function addressKey(seal: Seal, { tenantId, address }: Asking): string {
  return seal.mac('address', tenantId, address)
}
