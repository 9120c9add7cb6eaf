import type { TenantDb } from '#server/database/tenant-db.ts'

/** Takes a customer; returns how many points are short, 0 as a rule: spent ones that a refund should have taken back. */
export async function readShortfall(db: TenantDb, customerId: string): Promise<number> {
  const row = await db.q
    .selectFrom('points_shortfalls')
    .select('points')
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row?.points ?? 0
}
