import type { TenantDb } from '#server/database/tenant-db.ts'
import type { AttemptRow } from './payments.ts'

/** Takes an order's id; returns all attempts to pay it, oldest first. */
export function listAttempts(db: TenantDb, orderId: string): Promise<AttemptRow[]> {
  return db.q
    .selectFrom('payment_attempts')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .orderBy('made_at')
    .execute()
}

/** Returns what each member of staff is called, those who left too. */
export async function listStaffNames(db: TenantDb): Promise<ReadonlyMap<string, string>> {
  const rows = await db.q
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('tenant_id', '=', db.tenantId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
