import type { Deps } from '#server/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { sumDueDay } from './sum-noted-days.ts'

/** Days whose orders changed are summed anew by the clock (safety 28). */
export function reportSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_report_days', act: (tenantId, id) => sumDueDay(deps, tenantId, id) }]
}
