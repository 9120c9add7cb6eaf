import type { KitchenPlanBody, KitchenPlanWire } from '#contract/ordering/kitchen.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { etagOf } from '#server/core/etag.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { keepStations, listStations, saveStation, type StationRow } from '#server/store/ordering/kitchen.ts'
import { lockBranchHours } from '#server/store/timing/save-timing.ts'

/** Takes a member of staff and a branch; returns its stations. Refuses 'not-allowed' and 'branch-not-found'. */
export async function showKitchenPlan(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<KitchenPlanWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'branches', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const stations = await deps.db.read(staff.tenantId, (db) => listStations(db, branchId))
  return {
    branch_id: branchId,
    seen: nameOf(stations),
    groups: catalogue.groups.map(({ id, name }) => ({ id, name: wordIn(name, language) })),
    stations: stations.map(({ id, name_ar, name_en, group_ids }) => ({ id, name_ar, name_en, group_ids })),
  }
}

/** Takes stations in their order; returns a name for them: the same name is the same plan. */
function nameOf(stations: readonly StationRow[]): string {
  return etagOf(stations.map(({ id, name_ar, name_en, group_ids }) => [id, name_ar, name_en, group_ids]))
}

/**
 * Takes all stations of a branch as its manager wants them; what is left out is removed. A group is made at one station.
 * Refuses 'plan-changed' when a colleague saved another plan meanwhile, 'not-found' for an unknown station or group.
 */
export async function saveKitchenPlan(
  deps: Deps,
  staff: StaffSession,
  plan: KitchenPlanBody,
  language: Language,
): Promise<KitchenPlanWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'branches', catalogue, plan.branch_id)
  if (isRefusal(branch)) return branch
  const groups = plan.stations.flatMap(({ group_ids: ids }) => ids)
  if (groups.some((id) => !catalogue.groups.some((group) => group.id === id))) return refuse('not-found')
  if (new Set(groups).size < groups.length)
    return refuse('bad-input', { fields: { group_ids: ['bad-input'] } })
  const saved = await writeUnlessRefused(deps.db, staff.tenantId, (db) => write(db, staff, plan))
  return isRefusal(saved) ? saved : showKitchenPlan(deps, staff, plan.branch_id, language)
}

async function write(
  db: WriteDb,
  staff: StaffSession,
  plan: KitchenPlanBody,
): Promise<{ done: true } | Refusal> {
  await lockBranchHours(db, plan.branch_id)
  const before = await listStations(db, plan.branch_id)
  if (nameOf(before) !== plan.seen) return refuse('plan-changed')
  const savedIds: string[] = []
  for (const [position, station] of plan.stations.entries()) {
    if (station.id !== undefined && !before.some(({ id }) => id === station.id)) return refuse('not-found')
    const [name_ar, name_en] = [
      cleanLine(station.name_ar, limits.name),
      cleanLine(station.name_en, limits.name),
    ]
    if (!name_ar || !name_en) return refuse('fill-all-fields', { fields: { name: ['field-required'] } })
    const id = station.id ?? makeId()
    savedIds.push(id)
    const { group_ids } = station
    await saveStation(db, { id, branch_id: plan.branch_id, name_ar, name_en, group_ids, position })
  }
  await keepStations(db, plan.branch_id, savedIds)
  const names = (stations: readonly { name_en: string }[]) => stations.map(({ name_en: name }) => name)
  await writeAudit(db, {
    staffId: staff.staffId,
    action: 'kitchen-plan',
    subject: plan.branch_id,
    before: names(before),
    after: names(plan.stations),
  })
  return { done: true }
}
