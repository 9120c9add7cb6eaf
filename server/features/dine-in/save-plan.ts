import type { TablePlanBody } from '#contract/dine-in/table-desk.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanLine } from '#domain/core/text.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { writeAudit } from '#server/store/backoffice/audit.ts'
import { findLiveSession } from '#server/store/dine-in/table-sessions.ts'
import { isClaimed } from '#server/store/reservations/table-claims.ts'
import { lockBranchHours } from '#server/store/timing/save-timing.ts'
import { listAreas, listTables, removeTable, saveArea, saveTable } from '#server/store/dine-in/tables.ts'
import { namePlan } from './name-plan.ts'
import { makeTableCode } from './renew-codes.ts'

/**
 * Takes all areas and tables of a branch as its manager wants them; what is left out is removed, what has no id is new
 * and gets a code to print. Refuses 'plan-changed' when a colleague saved another one meanwhile, 'table-changed' for an unknown id, and to remove a table where guests sit; 'tables-taken' where some are booked.
 */
export async function savePlan(
  deps: Deps,
  staff: StaffSession,
  plan: TablePlanBody,
): Promise<{ done: true } | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'table_plan', catalogue, plan.branch_id)
  if (isRefusal(branch)) return branch
  return writeUnlessRefused(deps.db, staff.tenantId, async (tx) => {
    const refused = await writePlan(tx, plan, new Date(deps.clock()))
    if (refused) return refused
    await writeAudit(tx, {
      staffId: staff.staffId,
      action: 'table-plan',
      subject: plan.branch_id,
      after: plan.areas.map(({ name_en, tables }) => ({
        area: name_en,
        tables: tables.map((one) => one.name),
      })),
    })
    return { done: true as const }
  })
}

async function writePlan(tx: WriteDb, plan: TablePlanBody, now: Date): Promise<Refusal | undefined> {
  // two managers come one after the other, and the second sees what the first did
  await lockBranchHours(tx, plan.branch_id)
  const [areaRows, tableRows] = [await listAreas(tx, plan.branch_id), await listTables(tx, plan.branch_id)]
  if (plan.seen !== undefined && plan.seen !== namePlan(areaRows, tableRows)) return refuse('plan-changed')
  const areas = new Set(areaRows.map((area) => area.id))
  const tables = new Map(tableRows.map((table) => [table.id, table]))
  const names = plan.areas.flatMap((area) => area.tables.map((table) => table.name.trim()))
  if (new Set(names).size < names.length) return refuse('bad-input', { fields: { name: ['bad-input'] } })
  let position = 0
  for (const [order, area] of plan.areas.entries()) {
    if (area.id !== undefined && !areas.has(area.id)) return refuse('table-changed')
    const id = area.id ?? makeId()
    const [name_ar, name_en] = [cleanLine(area.name_ar, limits.name), cleanLine(area.name_en, limits.name)]
    if (!name_ar || !name_en) return refuse('fill-all-fields', { fields: { name: ['field-required'] } })
    await saveArea(tx, { id, branch_id: plan.branch_id, name_ar, name_en, position: order })
    for (const table of area.tables) {
      const name = cleanLine(table.name, 20)
      if (!name) return refuse('fill-all-fields', { fields: { name: ['field-required'] } })
      const known = table.id === undefined ? undefined : tables.get(table.id)
      if (table.id !== undefined && !known) return refuse('table-changed')
      position += 1
      const code = known?.code ?? makeTableCode()
      const { seats } = table
      await saveTable(tx, {
        id: table.id ?? makeId(),
        branch_id: plan.branch_id,
        area_id: id,
        name,
        seats,
        code,
        position,
      })
      if (table.id) tables.delete(table.id)
    }
  }
  for (const gone of tables.keys()) {
    if (await findLiveSession(tx, gone)) return refuse('table-changed')
    // guests are booked there
    if (await isClaimed(tx, gone, now)) return refuse('tables-taken')
    await removeTable(tx, gone, now)
  }
  return undefined
}
