import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayJoinUnproven } from '#domain/waitlist/waiting-list.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { customerIdOf, isProven } from '#server/store/customers/customers.ts'
import type { WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { spend } from '#server/usage/spend.ts'
import type { UsageCaller } from '#server/usage/usage-subjects.ts'

/**
 * Takes who joins a held queue and who is in it; refuses 'waiting-proof' to a guest without a proven number when such
 * guests have their share of the queue, or when too many of them came from one browser or address. Whom staff add, and who
 * signed in with a code, is not limited. Decision 0206.
 */
export async function refuseUnproven(
  deps: Deps,
  tx: WriteDb,
  joining: { readonly source: string; readonly shopper: string | null; readonly caller?: UsageCaller },
  parties: readonly Pick<WaitingEntryRow, 'source' | 'shopper'>[],
): Promise<Refusal | undefined> {
  const { source, shopper, caller } = joining
  if (source === 'staff' || !caller || (shopper !== null && (await isProven(tx, shopper)))) return undefined
  const strangers = parties.filter(
    (one) => one.source !== 'staff' && customerIdOf(one.shopper ?? '') === undefined,
  )
  if (!mayJoinUnproven(strangers.length)) return refuse('waiting-proof')
  return spend(deps, tx, { kind: 'queue-place', subjects: caller })
}
