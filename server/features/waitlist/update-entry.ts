import type { UpdateWaitingBody } from '#contract/waitlist/waiting-acts.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { isInQueue } from '#domain/waitlist/waiting-list.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { ownWaitingEntry } from '#server/authorization/waiting-rules.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import {
  findActiveEntry,
  findWaitingEntry,
  listInQueue,
  saveWaitingEntry,
  type WaitingEntryRow,
} from '#server/store/waitlist/waiting-entries.ts'
import {
  lockQueue,
  lockWaitingSettings,
  type WaitingQueueRow,
} from '#server/store/waitlist/waiting-queues.ts'
import { areasOf } from './areas.ts'
import { tellQueue } from './change-queue.ts'
import type { Guest } from './guest.ts'
import { rulesOf } from './list-state.ts'
import { readForm } from './read-form.ts'
import { takePlace, type TakenPlace } from './take-place.ts'

/**
 * Takes an entry and what changes of it: who they are, how many, or the area, which means the end of that queue. Refuses
 * as joining does, and 'waiting-not-yours', 'waiting-changed'. Spec 4 (update).
 */
export async function updateEntry(
  deps: Deps,
  guest: Guest,
  id: string,
  change: UpdateWaitingBody,
): Promise<{ version: number } | Refusal> {
  const { branches, tenant } = await deps.catalogues.current(guest.tenantId)
  const now = new Date(deps.clock())
  const done = await writeUnlessRefused(deps.db, guest.tenantId, async (tx) => {
    const held = await holdBoth(tx, guest, id, change.area_id)
    if (isRefusal(held)) return held
    const { entry } = held
    if (!isInQueue(entry.state)) return refuse('waiting-changed')
    const branch = branches.find((one) => one.id === entry.branch_id)
    if (!branch) return refuse('branch-not-found')
    const { name = entry.name, note = entry.note, phone = entry.mobile ?? '' } = change
    const needsPhone = entry.source !== 'staff'
    const words = readForm({ name, phone, note }, tenant.country, { phoneRequired: needsPhone })
    if (isRefusal(words)) return words
    const rules = rulesOf(branch, held.settings, now.getTime())
    const party = change.guests_count ?? entry.party
    if (party < rules.from || party > rules.to)
      return refuse('waiting-party', { fields: { guests_count: ['waiting-party'] } })
    const racer = await findActiveEntry(tx, branch.id, { mobile: words.mobile })
    if (racer && racer.id !== id) return refuse('waiting-already')
    const moved = held.other ? await moveTo(tx, entry, { ...held.other, branch, now }) : {}
    if (isRefusal(moved)) return moved
    await saveWaitingEntry(tx, id, {
      name: words.name,
      note: words.note,
      mobile: words.mobile ?? null,
      party,
      ...moved,
    })
    await tellQueue(tx, held.queue)
    if (held.other) await tellQueue(tx, held.other.queue)
    return { version: (held.other?.queue ?? held.queue).version }
  })
  deps.wakeRelay()
  return done
}

/** Two queues are held in the order of their names, so that two who change places never wait for each other. */
async function holdBoth(tx: WriteDb, guest: Guest, id: string, areaId: string | undefined) {
  const found = await authorize(ownWaitingEntry(guest), findWaitingEntry(tx, id))
  if (isRefusal(found)) return found
  const settings = await lockWaitingSettings(tx, found.branch_id)
  const moves = areaId !== undefined && areaId !== found.area_id
  const areas = moves ? await areasOf(tx, found.branch_id) : []
  const index = areas.findIndex((area) => area.id === areaId)
  if (moves && index < 0) return refuse('waiting-area', { fields: { area_id: ['waiting-area'] } })
  const queues = new Map<string, WaitingQueueRow>()
  for (const area of [found.area_id, ...(moves ? [areaId] : [])].toSorted())
    queues.set(area, await lockQueue(tx, found.branch_id, area))
  const entry = await authorize(ownWaitingEntry(guest), findWaitingEntry(tx, id))
  if (isRefusal(entry)) return entry
  const queue = queues.get(found.area_id)
  if (!queue || entry.area_id !== found.area_id) return refuse('waiting-changed')
  const other = moves ? queues.get(areaId) : undefined
  return { entry, queue, settings, other: other && { queue: other, index } }
}

async function moveTo(tx: WriteDb, entry: WaitingEntryRow, to: Omit<TakenPlace, 'parties'>) {
  // its table is being kept in the other area
  if (entry.state === 'called') return refuse('waiting-changed')
  const parties = await listInQueue(tx, { branchId: to.branch.id, areaId: to.queue.area_id })
  return takePlace(tx, { ...to, parties })
}
