import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { applyPrice } from './price-changes.ts'

/** What of the menu falls due by the clock (safety 28). */
export function menuSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_price_changes', act: (tenantId, id) => applyPrice(deps, tenantId, id) }]
}
