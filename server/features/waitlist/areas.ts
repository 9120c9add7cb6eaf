import { wholeBranch } from '#domain/waitlist/waiting-list.ts'
import type { Words } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listAreas, listTables, type TableRow } from '#server/store/dine-in/tables.ts'

/** An area of a branch that has a queue of its own. */
export interface QueueArea {
  readonly id: string
  readonly name: Words
  readonly tables: readonly TableRow[]
}

const whole: Words = { ar: 'الصالة', en: 'Dining room' }

/** Takes a branch; returns its areas in order. A branch without tables counts as one area (domain). */
export async function areasOf(db: TenantDb, branchId: string): Promise<readonly QueueArea[]> {
  const [areas, tables] = [await listAreas(db, branchId), await listTables(db, branchId)]
  const filled = areas
    .map((area) => ({
      id: area.id,
      name: { ar: area.name_ar, en: area.name_en },
      tables: tables.filter((table) => table.area_id === area.id),
    }))
    .filter((area) => area.tables.length > 0)
  return filled.length > 0 ? filled : [{ id: wholeBranch, name: whole, tables: [] }]
}

/** Takes the areas of a branch and an id; returns what the area is called, also one that is gone. */
export function areaName(areas: readonly QueueArea[], id: string): Words {
  return areas.find((area) => area.id === id)?.name ?? whole
}
