import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { reportUnit } from './report-unit.ts'

/** Tax documents that are to be signed and sent: by their units' due times (safety 28). */
export function eInvoicingSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_einvoices', act: (tenantId, branchId) => reportUnit(deps, tenantId, branchId) }]
}
