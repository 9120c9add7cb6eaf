import { sql, type RawBuilder } from 'kysely'
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
  const taken = db.q
    .insertInto('order_counters')
    .values({ tenant_id: db.tenantId, branch_id: branchId, business_date: businessDate, last: 1 })
    .onConflict((on) =>
      on
        .columns(['tenant_id', 'branch_id', 'business_date'])
        .doUpdateSet((eb) => ({ last: eb('order_counters.last', '+', 1) })),
    )
    .execute()
  const number = sql<number>`(select last from order_counters where tenant_id = ${db.tenantId}
    and branch_id = ${branchId} and business_date = ${businessDate})`
  return { taken, number }
}
