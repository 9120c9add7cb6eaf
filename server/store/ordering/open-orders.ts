import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { statusesSql } from './status-sql.ts'

/** Takes a branch; returns how many of its orders wait for the kitchen or are in it: the load that lengthens promises. */
export async function countKitchenOrders(db: TenantDb, branchId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where tenant_id = ${db.tenantId} and branch_id = ${branchId}
      and status in ${statusesSql('isUnmade')}`.execute(db.q)
  return rows[0]?.count ?? 0
}
