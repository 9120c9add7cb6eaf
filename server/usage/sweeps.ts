import { dayMs } from '#domain/core/durations.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { dropUsageBefore } from '#server/store/usage/usage-counts.ts'

const keepMs = 2 * dayMs

/** Counts that no limit looks at any more go. */
export function usageSweeps(deps: Deps): readonly Sweep[] {
  return [
    {
      due: 'due_usage_counts',
      act: (tenantId) =>
        deps.db.single(tenantId, (db) => dropUsageBefore(db, new Date(deps.clock() - keepMs))),
    },
  ]
}
