import type { WaitingSettingsBody, WalkInBody } from '#contract/waitlist/waiting-desk.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { waitingNumber } from '#domain/waitlist/waiting-list.ts'
import type { Language } from '#domain/core/words.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { inBranchOf } from '#server/authorization/rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { claimRequest, oncePerKey } from '#server/http/once-per-key.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { raiseContentVersion } from '#server/store/menu/item-stock.ts'
import { tellOutbox } from '#server/store/core/outbox.ts'
import { findWaitingEntry } from '#server/store/waitlist/waiting-entries.ts'
import {
  listQueues,
  listWaitingSettings,
  saveWaitingSettings,
} from '#server/store/waitlist/waiting-queues.ts'
import { enter } from './join-queue.ts'
import { readForm } from './read-form.ts'

/** A party that has a place, as its host is told. */
export interface WalkedIn {
  readonly id: string
  readonly number: string
  readonly queue_version: number
}

/**
 * Takes a party that stands at the door and the press's key; adds it to the end of the queue, and sends it its link when it
 * has a number. A repeat of the press is the same party. Safety 2.
 */
export async function addWalkIn(
  deps: Deps,
  { staff, language }: { staff: StaffSession; language: Language },
  body: WalkInBody,
  key: string | undefined,
): Promise<WalkedIn | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'queue', catalogue, body.branch_id)
  if (isRefusal(branch)) return branch
  const { name, phone = '', note = '' } = body
  const words = readForm({ name, phone, note }, catalogue.tenant.country, { phoneRequired: false })
  if (isRefusal(words)) return words
  const party = { branch, areaId: body.area_id, party: body.guests_count, words, language }
  const joining = { ...party, source: 'staff', browser: null, shopper: null } as const
  const request = { staff, key, body }
  const make = async () => {
    const joined = await enter(deps, catalogue, joining, async (tx, entry) => {
      const taken = await claimRequest(tx, request, entry.id)
      if (taken) return taken
      await writeAudit(tx, { staffId: staff.staffId, action: 'queue-walk-in', subject: entry.id })
      if (entry.mobile)
        await tellOutbox(tx, 'waiting-notice', { entryId: entry.id, event: 'queue-joined', calls: 0 })
      return undefined
    })
    if (isRefusal(joined)) return joined
    return { id: joined.entry.id, number: joined.number, queue_version: joined.queueVersion }
  }
  const again = (id: string) => deps.db.read(staff.tenantId, (db) => showWalkedIn(db, staff, branch.id, id))
  return oncePerKey(deps, request, { make, again })
}

async function showWalkedIn(
  db: TenantDb,
  staff: StaffSession,
  branchId: string,
  id: string,
): Promise<WalkedIn | Refusal> {
  const entry = await authorize(inBranchOf(staff, 'waiting-not-found'), findWaitingEntry(db, id))
  if (isRefusal(entry)) return entry
  const queue = (await listQueues(db, branchId)).find(({ area_id }) => area_id === entry.area_id)
  return { id, number: waitingNumber(entry.letter, entry.no), queue_version: queue?.version ?? 0 }
}

/**
 * Takes how a branch's waiting list is to be: on or off, out of service, its limits. Refuses 'type-unavailable' to switch
 * it on where nobody is served at tables, 'waiting-party' for limits that leave no party.
 */
export async function saveSettings(
  deps: Deps,
  staff: StaffSession,
  body: WaitingSettingsBody,
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'queue_settings', catalogue, body.branch_id)
  if (isRefusal(branch)) return branch
  if (body.enabled && !branch.types.includes('dinein')) return refuse('type-unavailable')
  if (body.person_count_from > body.person_count_to)
    return refuse('waiting-party', { fields: { person_count_to: ['waiting-party'] } })
  await deps.db.write(staff.tenantId, async (tx) => {
    const [before] = await listWaitingSettings(tx, branch.id)
    await saveWaitingSettings(tx, body)
    // pages that are kept show whether there is one
    if ((before?.enabled ?? false) !== body.enabled) await raiseContentVersion(tx)
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'queue-settings',
      subject: branch.id,
      before,
      after: body,
    })
    for (const { area_id, version } of await listQueues(tx, branch.id))
      await tellOutbox(tx, 'waiting-changed', { branchId: branch.id, areaId: area_id, version })
    // pages of a branch whose queues were never used hear it too
    await tellOutbox(tx, 'waiting-changed', { branchId: branch.id, areaId: 'main', version: 0 })
  })
  deps.wakeRelay()
  return { done: true }
}
