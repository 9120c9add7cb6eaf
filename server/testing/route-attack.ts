import type { RefusalCode } from '#domain/core/refusal.ts'
import type { StaffAct } from '#domain/backoffice/staff-role.ts'
import type { AttackVictim } from './make-attack-victim.ts'

/** The victim's ids, by what they are of. */
export type Ids = AttackVictim['ids']

/** How a route is attacked with another restaurant's ids. */
export interface RouteAttack {
  /**
   * Where it answers: on a tenant's host, on the console's host, on the platform's own, on any (`open`: it tells what
   * is public, by design), to gateways alone, or to programs with a key (`key`).
   */
  readonly zone: 'tenant' | 'staff' | 'platform' | 'open' | 'webhook' | 'key'
  /** The path with the victim's ids. */
  readonly path: (ids: Ids) => string
  readonly body?: (ids: Ids) => object
  readonly headers?: Record<string, string>
  /** What the victim's ids are answered with elsewhere; none for a call without ids, which shows its own alone. */
  readonly foreign?: RefusalCode
  /** Staff: what a role must be allowed for it; none when every member may. */
  readonly act?: StaffAct
  /** Staff: what a member of another branch of the same restaurant is told. */
  readonly otherBranch?: RefusalCode
  /** Staff: what one who is not signed in is told, of calls that are open to whoever holds a link. */
  readonly stranger?: RefusalCode
  /** Staff: it answers everyone on the console's host, and names nobody. */
  readonly open?: true
}
