import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, type Access } from '#server/authorization/guarded.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import {
  findWaitingEntry,
  listInQueue,
  type WaitingEntryRow,
} from '#server/store/waitlist/waiting-entries.ts'
import { lockQueue, type WaitingQueueRow } from '#server/store/waitlist/waiting-queues.ts'

/** A queue that nobody else changes until the commit, one of its entries, and all who are in it. */
export interface HeldQueue {
  readonly queue: WaitingQueueRow
  readonly entry: WaitingEntryRow
  readonly parties: readonly WaitingEntryRow[]
}

/**
 * Takes an entry's id, who may change it and what is done to it; runs that with the entry's queue held. All changes of a queue go through
 * here or through joining, so that they come one after the other in the order of its versions (decision 0053).
 */
export async function changeEntry<T>(
  deps: Deps,
  tenantId: string,
  id: string,
  access: Access<WaitingEntryRow>,
  act: (tx: WriteDb, held: HeldQueue) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const done = await writeUnlessRefused(deps.db, tenantId, async (tx) => {
    const found = await authorize(access, findWaitingEntry(tx, id))
    if (isRefusal(found)) return found
    const queue = await lockQueue(tx, found.branch_id, found.area_id)
    const entry = await authorize(access, findWaitingEntry(tx, id))
    if (isRefusal(entry)) return entry
    // it went to another area while we waited for this one
    if (entry.area_id !== queue.area_id) return refuse('waiting-changed')
    const parties = await listInQueue(tx, { branchId: entry.branch_id, areaId: entry.area_id })
    const result = await act(tx, { queue, entry, parties })
    await tellQueue(tx, queue)
    return result
  })
  deps.wakeRelay()
  return done
}

/** Takes a held queue; screens that show it hear of its version after the commit. */
export function tellQueue(db: TenantDb, { branch_id, area_id, version }: WaitingQueueRow): Promise<void> {
  return tellOutbox(db, 'waiting-changed', { branchId: branch_id, areaId: area_id, version })
}
