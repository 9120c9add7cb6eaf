import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Language } from '#domain/core/words.ts'
import { originOf, type Deps } from '#server/core/deps.ts'
import { jobOf } from '#server/heavy-work/job.ts'
import type { StaffSession } from '#server/http/request.ts'
import { branchFor } from '#server/authorization/staff-branches.ts'
import { listAreas, listTables } from '#server/store/dine-in/tables.ts'
import type { drawSheet, TableCard } from './draw-sheet.ts'

const sheet = jobOf<typeof drawSheet>('server/features/dine-in/draw-sheet.ts', 'drawSheet')

/**
 * Takes a member of staff and a branch; returns a PDF with the code of each table, or of one, to cut out and put up. Refuses
 * as branchFor() does, 'table-not-found' and 'busy'.
 */
export async function makeSheet(
  deps: Deps,
  staff: StaffSession,
  { branchId, tableId, language }: { branchId: string; tableId: string | undefined; language: Language },
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  const catalogue = await deps.catalogues.current(staff.tenantId)
  const branch = branchFor(staff, 'tables', catalogue, branchId)
  if (isRefusal(branch)) return branch
  const { areas, tables } = await deps.db.snapshot(staff.tenantId, async (db) => ({
    areas: await listAreas(db, branchId),
    tables: await listTables(db, branchId),
  }))
  const site = originOf(deps.settled, deps.hosts.primaryHost(staff.tenantId) ?? deps.settled.platformHost)
  const cards = tables
    .filter((table) => tableId === undefined || table.id === tableId)
    .map((table): TableCard => {
      const area = areas.find((one) => one.id === table.area_id)
      return {
        name: table.name,
        area: { ar: area?.name_ar ?? '', en: area?.name_en ?? '' },
        address: `${site}/table/${table.code}`,
      }
    })
  if (cards.length === 0) return refuse('table-not-found')
  return deps.heavy.document(sheet, { cards, restaurant: catalogue.tenant.name, language }, staff.tenantId)
}
