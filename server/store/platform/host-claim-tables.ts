import type { DomainFault, DomainState } from '#domain/platform/domain-check.ts'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** Domains that a restaurant says are its own. */
export interface HostClaimTables {
  host_claims: {
    tenant_id: string
    host: string
    proof: string
    state: Default<DomainState>
    fault: DomainFault | null
    failing_since: TimeOrNull
    checked_at: TimeOrNull
    check_at: Time
    made_at: Time
  }
}
