import { guessLimits, refuseGuess } from '#domain/loyalty/coupon-guesses.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import { addGuess, countGuesses, dropGuess } from '#server/store/loyalty/coupon-guesses.ts'
import { customerIdOf } from '#server/store/customers/customers.ts'
import type { Call } from '../../http/call.ts'

/**
 * Takes who tries a coupon's code and the trying itself; returns what that brought, or refuses 'coupon-guesses' before it. A
 * try is written before its code is looked at, so that a hundred at once are a hundred; one that was no wrong code is
 * taken back. Spec 8 "The coupon code is invalid" alone counts.
 */
export async function limitGuesses<T>(
  deps: Deps,
  { tenantId, shopper = '' }: Call,
  attempt: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const now = deps.clock()
  const id = await deps.db.single(tenantId, (db) => addGuess(db, shopper, new Date(now)))
  const counts = await deps.db.read(tenantId, (db) =>
    countGuesses(db, shopper, new Date(now - guessLimits.windowMs)),
  )
  const refused = refuseGuess(counts, customerIdOf(shopper) !== undefined)
  const result = refused ?? (await attempt())
  const wrong = isRefusal(result) && result.code === 'coupon-invalid'
  if (!wrong) await deps.db.single(tenantId, (db) => dropGuess(db, id))
  return result
}
