import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'

/**
 * Takes a customer; returns what is short, 0 as a rule: money (minor units) and points that were spent before a refund could
 * take them back, and that later earnings settle.
 */
export async function readShortfalls(
  db: TenantDb,
  customerId: string,
): Promise<{ wallet: number; points: number }> {
  const { rows } = await sql<{ wallet: string | number; points: number }>`select
    coalesce((select amount from wallet_shortfalls where tenant_id = ${db.tenantId} and customer_id = ${customerId}), 0) as wallet,
    coalesce((select points from points_shortfalls where tenant_id = ${db.tenantId} and customer_id = ${customerId}), 0) as points`.execute(
    db.q,
  )
  return { wallet: Number(rows[0]?.wallet ?? 0), points: Number(rows[0]?.points ?? 0) }
}
