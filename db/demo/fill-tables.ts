import type { Database } from '#server/database/tenant-db.ts'
import { saveArea, saveTable } from '#server/store/dine-in/tables.ts'
import { saveWaitingSettings } from '#server/store/waitlist/waiting-queues.ts'
import type { IdOf } from './id-for.ts'

const areas = [
  { slug: 'hall', name_ar: 'الصالة', name_en: 'Main hall', tables: ['1', '2', '3', '4', '5', '6'], seats: 4 },
  { slug: 'terrace', name_ar: 'الشرفة', name_en: 'Terrace', tables: ['7', '8', '9', '10'], seats: 2 },
  { slug: 'family', name_ar: 'العائلات', name_en: 'Families', tables: ['11', '12'], seats: 8 },
] as const

/** Takes a demo restaurant and the branch that serves at tables; puts areas and tables there, with a waiting list. Their codes are stable. */
export async function fillTables(
  db: Database,
  { tenantId, branchId, id }: { tenantId: string; branchId: string; id: IdOf },
): Promise<void> {
  await db.write(tenantId, async (tx) => {
    await saveWaitingSettings(tx, { branch_id: branchId, enabled: true })
    let place = 0
    for (const [position, { slug, tables, seats, ...names }] of areas.entries()) {
      const area_id = id('table-area', slug)
      await saveArea(tx, { id: area_id, branch_id: branchId, ...names, position })
      for (const name of tables) {
        place += 1
        const code = id('table-code', name).slice(0, 10)
        const table = {
          id: id('table', name),
          branch_id: branchId,
          area_id,
          name,
          seats,
          code,
          position: place,
        }
        await saveTable(tx, table)
      }
    }
  })
}
