import { hourMs } from '#domain/core/durations.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import { placeBack, refuseDelay, waitingAfter, waitingLimits } from '#domain/waitlist/waiting-list.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Access } from '#server/authorization/guarded.ts'
import { ownWaitingEntry } from '#server/authorization/waiting-rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { saveWaitingEntry, swapRanks, type WaitingEntryRow } from '#server/store/waitlist/waiting-entries.ts'
import { changeEntry, type HeldQueue } from './change-queue.ts'
import type { Guest } from './guest.ts'

type Done = { readonly version: number }

/**
 * Takes an entry; moves it back by one place, for one who is called into the queue again. Refuses 'waiting-not-yours',
 * 'waiting-delays' the fourth time, 'waiting-last' with nobody behind, 'waiting-changed'. Spec 4 (action sub).
 */
export function delayTurn(deps: Deps, guest: Guest, id: string): Promise<Done | Refusal> {
  return changeEntry(deps, guest.tenantId, id, ownWaitingEntry(guest), async (tx, held) => {
    const { entry, parties, queue } = held
    const refused = refuseDelay(parties, entry, entry.delays)
    if (refused) return refused
    await moveBack(tx, held)
    await saveWaitingEntry(tx, id, { ...backInQueue, delays: entry.delays + 1 })
    return { version: queue.version }
  })
}

/** Of one who is called no more. */
export const backInQueue = { state: 'waiting', called_at: null, call_until: null } as const

/** Takes a held queue; its entry changes places with the next one behind, if there is one. */
export async function moveBack(tx: TenantDb, { entry, parties }: HeldQueue): Promise<void> {
  const other = placeBack(parties, entry)
  if (other) await swapRanks(tx, entry, other as WaitingEntryRow)
}

/** Takes an entry and, if it was given, a reason; the party leaves the queue. Refuses 'waiting-not-yours', 'waiting-changed'. */
export async function leaveQueue(
  deps: Deps,
  guest: Guest,
  id: string,
  typed: string | undefined,
): Promise<Done | Refusal> {
  const reason = cleanText(typed ?? '', waitingLimits.reason)
  if (reason === undefined) return refuse('text-too-long', { fields: { reason: ['text-too-long'] } })
  return changeEntry(deps, guest.tenantId, id, ownWaitingEntry(guest), async (tx, { entry, queue }) => {
    const state = waitingAfter(entry.state, 'cancel')
    if (!state) return refuse('waiting-changed')
    await saveWaitingEntry(tx, id, {
      state,
      reason,
      ended_at: new Date(deps.clock()),
      ended_by: 'guest',
      call_until: null,
    })
    return { version: queue.version }
  })
}

/** The clock ends entries for nobody. */
const byClock: Access<WaitingEntryRow> = { missing: 'waiting-not-found', judge: () => undefined }

/** Takes an entry that was called; when its time is over it did not come. May run twice. Rule "Calls of a party". */
export async function endDueCall(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  const ended = await changeEntry(deps, tenantId, id, byClock, async (tx, { entry }) => {
    if (entry.state !== 'called' || !entry.call_until || entry.call_until > now)
      return refuse('waiting-changed')
    await saveWaitingEntry(tx, id, { state: 'no_show', ended_at: now, ended_by: 'clock', call_until: null })
    return {}
  })
  if (!isRefusal(ended)) deps.log.debug({ tenant: tenantId, entry: id }, 'no-show')
}

const longestWaitMs = 12 * hourMs

/** Takes an entry that still waits half a day after it joined; it went home without a word. May run twice. Rule "Leaving the queue". */
export async function endLeftParty(deps: Deps, tenantId: string, id: string): Promise<void> {
  const now = new Date(deps.clock())
  const ended = await changeEntry(deps, tenantId, id, byClock, async (tx, { entry }) => {
    if (entry.state !== 'waiting' || now.getTime() - entry.joined_at.getTime() < longestWaitMs)
      return refuse('waiting-changed')
    await saveWaitingEntry(tx, id, { state: 'canceled', ended_at: now, ended_by: 'clock' })
    return {}
  })
  if (!isRefusal(ended)) deps.log.debug({ tenant: tenantId, entry: id }, 'left the queue')
}
