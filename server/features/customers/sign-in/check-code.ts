import { timingSafeEqual } from 'node:crypto'
import { codeLimits, isApart, waitForGuess, waitForTry } from '#domain/customers/code-limits.ts'
import { toWesternDigits } from '#domain/core/digits.ts'
import { limits } from '#domain/core/limits.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import {
  countLately,
  findOpenCode,
  hasSignedIn,
  knowBrowser,
  lockRecipient,
  noteTry,
  readBudget,
} from '#server/store/customers/sign-in-codes.ts'
import { tooMany } from '#server/http/too-many.ts'
import type { Recipient } from './read-recipient.ts'
import { tooManyOfNetwork } from './too-many-of-network.ts'
import { addressKey, askerOf, hashCode, type Asking } from './request-code.ts'

/**
 * Takes what was typed for a code; returns its 4 Western digits, or refuses without costing a try. Spec 5.
 */
export function readCode(typed: string): string | Refusal {
  const code = toWesternDigits(typed).replace(/\D/g, '')
  if (typed.trim() === '') return refuse('field-required', { fields: { code: ['field-required'] } })
  return code.length === limits.codeDigits ? code : refuse('code-wrong', { fields: { code: ['code-wrong'] } })
}

/**
 * Takes a fresh transaction, who tries, whom the code went to and the code; returns undefined when it is right, and uses
 * it up. A refusal must be committed: it counts the guess, in the last statement of the transaction. Nothing is told
 * before that, so that no guess is free. Refuses 'code-wrong' with the tries left, 'session-expired' without a live
 * code of this browser, 'too-many-requests' when a budget of guesses is used up. Decision 0017.
 */
export async function checkCode(
  { seal, clock }: Pick<Deps, 'seal' | 'clock'>,
  db: WriteDb,
  trying: Asking,
  { recipient, code }: { recipient: Recipient; code: string },
): Promise<Refusal | undefined> {
  const asker = askerOf(trying, recipient)
  const asked = clock()
  // they leave together and run in this order: all that is read is read under the lock
  const [, budget, address, hasBeenHere, ofBrowser, row] = await Promise.all([
    lockRecipient(db, recipient.key),
    readBudget(db, asker, new Date(asked - codeLimits.keepMs)),
    countLately(db, 'address', addressKey(seal, trying), new Date(asked), recipient.channel),
    hasSignedIn(db, trying.browser),
    countLately(db, 'browser', trying.browser, new Date(asked)),
    findOpenCode(db, asker, codeLimits.triesPerCode),
  ])
  const now = clock()
  const wait = waitForTry(budget.sent, now)
  if (wait > 0) return tooMany(wait)
  const ofNetwork = hasBeenHere && isApart(ofBrowser) ? 0 : waitForGuess(address)
  if (ofNetwork > 0) return tooManyOfNetwork(recipient.channel, ofNetwork)
  if (!row || row.ends_at.getTime() <= now) return refuse('session-expired')
  if (same(row.code_hash, hashCode(seal, { id: row.id, asker, code }))) {
    const used = new Date(now)
    await Promise.all([noteTry(db, row.id, { used }), knowBrowser(db, recipient.key, trying.browser, used)])
    return undefined
  }
  await noteTry(db.last, row.id, 'wrong')
  return refuse('code-wrong', {
    fields: { code: ['code-wrong'] },
    details: { tries_left: codeLimits.triesPerCode - row.tries - 1 },
  })
}

function same(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
