import type { BranchQueueWire, WaitingAreaWire, WaitingSettingsWire } from '#contract/waitlist/waiting.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { enableArea, queueOrder, waitingNumber, type WaitingState } from '#domain/waitlist/waiting-list.ts'
import { openingAt } from '#domain/timing/opening.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { hoursNote } from '#server/content/hours-note.ts'
import type { Branch } from '#server/store/menu/catalogue.ts'
import { findActiveEntry, listInQueue } from '#server/store/waitlist/waiting-entries.ts'
import { listWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import { areasOf } from './areas.ts'
import { forecastQueue, readFacts, showRange } from './forecast.ts'
import type { Guest } from './guest.ts'
import { rulesOf } from './list-state.ts'

interface Reader {
  readonly tenantId: string
  readonly language: Language
}

/** Takes who asks; returns all branches, with the live lengths of their queues where these are wanted. Spec 2, 7. */
export async function showQueues(
  deps: Deps,
  { tenantId, language }: Reader,
  lengths = true,
): Promise<{ data: BranchQueueWire[]; rendered_at: string }> {
  const { branches } = await deps.catalogues.current(tenantId)
  const now = new Date(deps.clock())
  const data = await deps.db.snapshot(tenantId, async (db) => {
    const all = await listWaitingSettings(db)
    const shown: BranchQueueWire[] = []
    for (const branch of branches) {
      const rules = rulesOf(
        branch,
        all.find((one) => one.branch_id === branch.id),
        now.getTime(),
      )
      const areas =
        rules.state === 'no_waiting_list' || !lengths
          ? []
          : await readAreas(db, branch, { language, now, callMinutes: rules.callMinutes })
      shown.push({ ...showPlace(branch, language, now.getTime()), ...showSum(areas), state: rules.state })
    }
    return shown
  })
  return { data, rendered_at: now.toISOString() }
}

function showPlace(branch: Branch, language: Language, now: number) {
  const hours = openingAt(branch, undefined, now)
  return {
    id: branch.id,
    name: wordIn(branch.name, language),
    address: wordIn(branch.address, language),
    phone: branch.phone,
    latitude: branch.latitude,
    longitude: branch.longitude,
    open: hours.open,
    hours_note: hoursNote(branch, hours, language, now),
  }
}

/** Who joins a branch sits in the area that is quickest. */
function showSum(areas: WaitingAreaWire[]): Pick<BranchQueueWire, 'count' | 'wait' | 'areas'> {
  const waits = areas.flatMap(({ wait }) => wait ?? []).toSorted((a, b) => a.to - b.to)
  return { areas, count: areas.reduce((sum, area) => sum + area.count, 0), wait: waits[0] ?? null }
}

/** Takes a branch; returns its areas with their queues. Refuses 'branch-not-found'. Spec 7 (setting-areas). */
export async function showAreas(
  deps: Deps,
  { tenantId, language }: Reader,
  branchId: string,
): Promise<{ data: WaitingAreaWire[] } | Refusal> {
  const branch = (await deps.catalogues.current(tenantId)).branches.find((one) => one.id === branchId)
  if (!branch) return refuse('branch-not-found')
  const now = new Date(deps.clock())
  const data = await deps.db.snapshot(tenantId, async (db) => {
    const [settings] = await listWaitingSettings(db, branchId)
    return readAreas(db, branch, { language, now, callMinutes: settings?.call_minutes ?? 10 })
  })
  return { data }
}

async function readAreas(
  db: TenantDb,
  branch: Branch,
  { language, now, callMinutes }: { language: Language; now: Date; callMinutes: number },
): Promise<WaitingAreaWire[]> {
  const areas = await areasOf(db, branch.id)
  const entries = await listInQueue(db, { branchId: branch.id })
  const facts = await readFacts(db, branch.id, now)
  return areas.map((area) => {
    const own = entries.filter((one) => one.area_id === area.id)
    const { next } = forecastQueue(facts, area, own, callMinutes)
    return {
      id: area.id,
      name: wordIn(area.name, language),
      count: queueOrder(own).length,
      wait: showRange(next),
    }
  })
}

/** Takes a branch; returns what it asks of those who join. Refuses 'branch-not-found'. Spec 3, 7, 9. */
export async function showSettings(
  deps: Deps,
  { tenantId }: Reader,
  branchId: string,
): Promise<{ waiting_settings: WaitingSettingsWire } | Refusal> {
  const branch = (await deps.catalogues.current(tenantId)).branches.find((one) => one.id === branchId)
  if (!branch) return refuse('branch-not-found')
  const [row] = await deps.db.read(tenantId, (db) => listWaitingSettings(db, branchId))
  const { state, from, to, callMinutes } = rulesOf(branch, row, deps.clock())
  return {
    waiting_settings: {
      branch_id: branchId,
      state,
      enable_area: enableArea,
      person_count_from: from,
      person_count_to: to,
      call_minutes: callMinutes,
    },
  }
}

/** Takes a branch and, if one is meant, an area; returns how many wait. Refuses 'branch-not-found'. Spec 7 (check). */
export async function countWaiting(
  deps: Deps,
  tenantId: string,
  branchId: string,
  areaId: string | undefined,
): Promise<{ count: number } | Refusal> {
  const { branches } = await deps.catalogues.current(tenantId)
  if (!branches.some((one) => one.id === branchId)) return refuse('branch-not-found')
  const entries = await deps.db.read(tenantId, (db) =>
    listInQueue(db, { branchId, ...(areaId !== undefined && { areaId }) }),
  )
  return { count: queueOrder(entries).length }
}

/**
 * Takes a branch, an area if one is meant, and who asks; returns the last party of that queue, without anything of its
 * guests, and the caller's own active entry. Refuses 'branch-not-found'. Spec 3, 7 (decision 0053).
 */
export async function showLastActive(
  deps: Deps,
  guest: Guest,
  branchId: string,
  areaId: string | undefined,
): Promise<
  | {
      data: { number: string; place: number; joined_at: string } | null
      mine: { id: string; area_id: string; state: WaitingState } | null
    }
  | Refusal
> {
  const { branches } = await deps.catalogues.current(guest.tenantId)
  if (!branches.some((one) => one.id === branchId)) return refuse('branch-not-found')
  return deps.db.snapshot(guest.tenantId, async (db) => {
    const parties = await listInQueue(db, { branchId, ...(areaId !== undefined && { areaId }) })
    const mine = await findActiveEntry(db, branchId, { browser: guest.browser, shopper: guest.shopper })
    const queue = queueOrder(parties).toSorted((a, b) => a.joined_at.getTime() - b.joined_at.getTime())
    const last = areaId === undefined ? queue.at(-1) : queueOrder(parties).at(-1)
    const inArea = parties.filter((one) => one.area_id === last?.area_id)
    const place = last ? queueOrder(inArea).findIndex((one) => one.id === last.id) + 1 : 0
    return {
      data: last
        ? { number: waitingNumber(last.letter, last.no), place, joined_at: last.joined_at.toISOString() }
        : null,
      mine: mine ? { id: mine.id, area_id: mine.area_id, state: mine.state } : null,
    }
  })
}
