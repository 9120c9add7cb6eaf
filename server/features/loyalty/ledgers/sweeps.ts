import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { forgetGuesses } from '#server/store/loyalty/coupon-guesses.ts'
import { expirePoints } from './expire-points.ts'
import { warnOfExpiry } from './warn-of-expiry.ts'

const guessRetentionMs = 86_400_000

/** Points whose time is over, and tries of codes that no limit counts any more (safety 28). */
export function ledgerSweeps(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogues' | 'wakeRelay'>,
): readonly Sweep[] {
  return [
    { due: 'due_points', act: (tenantId, id) => expirePoints(deps, tenantId, id) },
    { due: 'due_point_warnings', act: (tenantId, id) => warnOfExpiry(deps, tenantId, id) },
    {
      due: 'due_coupon_guesses',
      act: (tenantId) =>
        deps.db.write(tenantId, (db) => forgetGuesses(db, new Date(deps.clock() - guessRetentionMs))),
    },
  ]
}
