import { sql, type RawBuilder } from 'kysely'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'

/**
 * Takes a branch and its business date; takes the next number of that day (safety 1: only when the order is created)
 * and returns it as an expression for the statement that follows in the same transaction.
 */
export function takeOrderNumber(
  db: TenantDb,
  branchId: string,
  businessDate: string,
): { taken: Promise<unknown>; number: RawBuilder<number> } {
  const taken = ask(db)`
    insert into order_counters as c (tenant_id, branch_id, business_date, last)
    values (${db.tenantId}, ${branchId}, ${businessDate}, 1)
    on conflict (tenant_id, branch_id, business_date) do update set last = c.last + 1`
  const number = sql<number>`(select last from order_counters where tenant_id = ${db.tenantId}
    and branch_id = ${branchId} and business_date = ${businessDate})`
  return { taken, number }
}
