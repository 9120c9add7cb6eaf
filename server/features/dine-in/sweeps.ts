import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { endDueTable } from './end-table.ts'

/** What of tables falls due by the clock (safety 28). */
export function tableSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_table_sessions', act: (tenantId, id) => endDueTable(deps, tenantId, id) }]
}
