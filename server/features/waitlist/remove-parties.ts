import type { RemoveWaitingBody } from '#contract/waitlist/waiting-desk.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { endWaitingEntries, listInQueue } from '#server/store/waitlist/waiting-entries.ts'
import { lockQueue } from '#server/store/waitlist/waiting-queues.ts'
import { tellQueue } from './change-queue.ts'

/**
 * Takes a branch, entries of its queues and a reason; all of them that still wait lose their place at once, in one
 * transaction. Their pages and the screens say so; no message is sent, since numbers that nobody proved would be paid
 * for. Returns how many were in a queue. Refuses as branchFor does, 'waiting-not-found' and 'text-too-long'.
 */
export async function removeParties(
  deps: Deps,
  staff: StaffSession,
  body: RemoveWaitingBody,
): Promise<{ removed: number } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'queue', catalogue, body.branch_id)
  if (isRefusal(branch)) return branch
  const reason = cleanText(body.reason, waitingLimits.reason)
  if (reason === undefined) return refuse('text-too-long', { fields: { reason: ['text-too-long'] } })
  const done = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const wanted = new Set(body.ids)
    const parties = (await listInQueue(tx, { branchId: branch.id })).filter(({ id }) => wanted.has(id))
    if (parties.length === 0) return refuse('waiting-not-found')
    const areas = new Set(parties.map(({ area_id }) => area_id))
    // in one order, so that two who remove at once wait for each other
    const queues = []
    for (const area of [...areas].toSorted()) queues.push(await lockQueue(tx, branch.id, area))
    const now = new Date(deps.clock())
    const removed = await endWaitingEntries(tx, branch.id, { ids: parties.map(({ id }) => id), reason, now })
    for (const queue of queues) await tellQueue(tx, queue)
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'queue-remove-many',
      subject: branch.id,
      after: { removed },
    })
    return { removed }
  })
  deps.wakeRelay()
  return done
}
