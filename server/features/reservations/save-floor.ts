import type {
  FloorPlanWire,
  ReservationChoicesWire,
  SaveFloorPlanBody,
} from '#contract/reservations/reservation-rules.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { mayStaff } from '#domain/backoffice/staff-role.ts'
import { wordIn, type Language, type Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { etagOf } from '#server/core/etag.ts'
import { branchFor, mayEverywhere } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import {
  listEventTypes,
  listReasons,
  saveEventTypes,
  saveReasons,
} from '#server/store/reservations/reservation-choices.ts'
import {
  listCombinations,
  lockRules,
  placeTable,
  saveCombinations,
} from '#server/store/reservations/reservation-rules.ts'
import { listAreas, listTables } from '#server/store/dine-in/tables.ts'
import { readName } from './save-rules.ts'

const acts = ['table_plan', 'reservation_rules'] as const

/** Takes a member of staff and a branch; returns its floor plan. */
export async function showFloor(
  deps: Deps,
  staff: StaffSession,
  branchId: string,
  language: Language,
): Promise<FloorPlanWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'tables', catalogue, branchId)
  if (isRefusal(branch)) return branch
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const [areas, { tables, combinations, seen }] = [
      await listAreas(db, branchId),
      await readPlan(db, branchId),
    ]
    return {
      branch_id: branchId,
      areas: areas.map((area) => ({
        id: area.id,
        name: wordIn({ ar: area.name_ar, en: area.name_en }, language),
        tables: tables
          .filter((table) => table.area_id === area.id)
          .map(({ id, name, seats, seats_from, bookable, spot }) => ({
            id,
            name,
            seats,
            seats_from,
            bookable,
            spot,
          })),
      })),
      combinations,
      seen,
      may: acts.filter((act) => mayStaff(staff.role, act)),
    }
  })
}

/** Takes a branch; returns its tables, those that are put together, and a name for all that this room changes of them. */
async function readPlan(db: TenantDb, branchId: string) {
  const [tables, all] = [await listTables(db, branchId), await listCombinations(db, branchId)]
  const known = new Set(tables.map((table) => table.id))
  const combinations = all
    .filter((one) => one.table_ids.every((id) => known.has(id)))
    .map(({ id, table_ids, seats_from, seats }) => ({ id, table_ids, seats_from, seats }))
  const placed = tables.map(({ id, seats, seats_from, bookable, spot }) => [
    id,
    seats,
    seats_from,
    bookable,
    spot && [spot.x, spot.y, spot.width, spot.height, spot.shape, spot.turned],
  ])
  return { tables, combinations, seen: etagOf([placed, combinations]) }
}

/**
 * Takes a member of staff and a floor plan; keeps it. Refuses 'plan-changed' when a colleague saved another one meanwhile,
 * 'table-changed' for a table that is not there (any more), and 'bad-input'.
 */
export async function keepFloor(
  deps: Deps,
  staff: StaffSession,
  { branch_id, tables, combinations, seen }: SaveFloorPlanBody,
  language: Language,
): Promise<FloorPlanWire | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'table_plan', catalogue, branch_id)
  if (isRefusal(branch)) return branch
  if (
    tables.some((one) => one.seats_from > one.seats) ||
    combinations.some((one) => one.seats_from > one.seats)
  )
    return refuse('bad-input', { fields: { seats_from: ['bad-input'] } })
  const saved = await writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    await lockRules(tx, branch_id)
    if ((await readPlan(tx, branch_id)).seen !== seen) return refuse('plan-changed')
    for (const table of tables) if (!(await placeTable(tx, branch_id, table))) return refuse('table-changed')
    const known = new Set((await listTables(tx, branch_id)).map((table) => table.id))
    const wrong = combinations.some(
      (one) =>
        new Set(one.table_ids).size < one.table_ids.length || !one.table_ids.every((id) => known.has(id)),
    )
    if (wrong) return refuse('table-changed')
    await saveCombinations(
      tx,
      branch_id,
      combinations.map((one) => ({ ...one, id: one.id ?? makeId() })),
    )
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'floor-plan',
      subject: branch_id,
      after: { combinations },
    })
    return { done: true as const }
  })
  return isRefusal(saved) ? saved : showFloor(deps, staff, branch_id, language)
}

/** Takes a member of staff; returns why guests may cancel and what they may celebrate. Refuses 'not-allowed'. */
export async function showChoices(
  deps: Deps,
  staff: StaffSession,
): Promise<ReservationChoicesWire | Refusal> {
  if (!mayStaff(staff.role, 'reservation_rules')) return refuse('not-allowed')
  return deps.db.snapshot(staff.tenantId, async (db) => {
    const named = ({ id, name_ar, name_en }: { id: string; name_ar: string; name_en: string }) => ({
      id,
      name: { ar: name_ar, en: name_en },
    })
    return {
      reasons: (await listReasons(db)).map(named),
      event_types: (await listEventTypes(db)).map((one) => ({ ...named(one), icon: one.icon })),
    }
  })
}

/** Takes a member of staff and all choices in order; keeps them. Refuses 'not-allowed', also to who works in some branches alone, and 'fill-all-fields' for one without a name. */
export async function keepChoices(
  deps: Deps,
  staff: StaffSession,
  { reasons, event_types }: ReservationChoicesWire,
): Promise<ReservationChoicesWire | Refusal> {
  if (!mayEverywhere(staff, 'reservation_rules')) return refuse('not-allowed')
  const read = <T extends { id?: string | undefined; name: Words }>(one: T) => {
    const name = readName(one.name)
    return name ? [{ id: one.id ?? makeId(), name_ar: name.ar, name_en: name.en }] : []
  }
  const ownReasons = reasons.flatMap(read)
  const ownTypes = event_types.flatMap((one) => read(one).map((type) => ({ ...type, icon: one.icon })))
  if (ownReasons.length < reasons.length || ownTypes.length < event_types.length)
    return refuse('fill-all-fields', { fields: { name: ['field-required'] } })
  const now = new Date(deps.clock())
  await deps.db.write(staff.tenantId, async (tx) => {
    await saveReasons(tx, ownReasons, now)
    await saveEventTypes(tx, ownTypes, now)
    await writeAudit(tx, { staffId: staff.staffId, action: 'reservation-choices', subject: staff.tenantId })
  })
  return showChoices(deps, staff)
}
