import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { forgetWaitingNames } from '#server/store/waitlist/waiting-entries.ts'
import { endDueCall, endLeftParty } from './leave-queue.ts'

/** What of the waiting list falls due by the clock (safety 28). */
export function waitingSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_waiting_calls', act: (tenantId, id) => endDueCall(deps, tenantId, id) },
    { due: 'due_waiting_left', act: (tenantId, id) => endLeftParty(deps, tenantId, id) },
    {
      due: 'due_waiting_names',
      act: (tenantId, id) => deps.db.write(tenantId, (db) => forgetWaitingNames(db, id)),
    },
  ]
}
