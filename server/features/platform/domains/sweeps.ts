import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { checkDomain } from './check-domain.ts'

/** What of domains falls due by the clock: each is checked anew, daily once it is verified (safety 17). */
export function domainSweeps(deps: Deps): readonly Sweep[] {
  return [{ due: 'due_host_checks', act: (tenantId, host) => checkDomain(deps, tenantId, host) }]
}
