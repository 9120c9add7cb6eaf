import { codeLimits } from '#domain/customers/code-limits.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { dropCodesBefore, forgetBrowsersBefore } from '#server/store/customers/sign-in-codes.ts'
import { endOverSession } from './sign-in/sign-out.ts'

/** What of customers falls due by the clock: sessions whose time is over, codes that no limit counts any more, browsers unseen for a year. */
export function customerSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_customer_sessions', act: (tenantId, id) => endOverSession(deps, tenantId, id) },
    {
      due: 'due_sign_in_codes',
      act: (tenantId) =>
        deps.db.single(tenantId, (db) => dropCodesBefore(db, new Date(deps.clock() - codeLimits.keepMs))),
    },
    {
      due: 'due_known_browsers',
      act: (tenantId) =>
        deps.db.single(tenantId, (db) =>
          forgetBrowsersBefore(db, new Date(deps.clock() - codeLimits.knownMs)),
        ),
    },
  ]
}
