import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { lapseCompanyOrder } from './company/end-waiting.ts'
import { endUnaccepted } from './order/end-unaccepted.ts'

/** What of ordering falls due by the clock (safety 28). */
export function orderingSweeps(deps: Deps): readonly Sweep[] {
  return [
    { due: 'due_accepts', act: (tenantId, id) => endUnaccepted(deps, tenantId, id) },
    { due: 'due_company_orders', act: (tenantId, id) => lapseCompanyOrder(deps, tenantId, id) },
  ]
}
