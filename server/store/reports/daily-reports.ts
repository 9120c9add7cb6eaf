import type { Selectable } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'

export type DailyReportRow = Omit<Selectable<Schema['daily_reports']>, 'tenant_id'>

/** Takes a member's id; returns what it wishes, if it ever did. */
export function findDailyReport(db: TenantDb, staffId: string): Promise<DailyReportRow | undefined> {
  return db.q
    .selectFrom('daily_reports')
    .select(['staff_id', 'hour', 'quiet_days', 'due_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
}

/** Takes a member's wish; keeps it. */
export async function saveDailyReport(db: TenantDb, row: DailyReportRow): Promise<void> {
  const { staff_id: _, ...rest } = row
  await db.q
    .insertInto('daily_reports')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'staff_id']).doUpdateSet(rest))
    .execute()
}

/** Takes a member, when its report was due and when it is next; returns whether it was due still, so that one moves it on. */
export async function moveDailyReport(
  db: TenantDb,
  staffId: string,
  { due, next }: { due: Date; next: Date },
): Promise<boolean> {
  const moved = await db.q
    .updateTable('daily_reports')
    .set({ due_at: next })
    .where('tenant_id', '=', db.tenantId)
    .where('staff_id', '=', staffId)
    .where('due_at', '=', due)
    .executeTakeFirst()
  return moved.numUpdatedRows === 1n
}
