import { sql } from 'kysely'
import type { PastOrder } from '#domain/loyalty/try-challenge.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { customerIdOf } from '../customers/customers.ts'

/** Beyond so many a dry run looks at the newest alone. */
const most = 20_000

/** Takes a moment; returns the orders of customers handed over since then, oldest first, as a dry run reads them. */
export async function listPastOrders(db: TenantDb, since: Date): Promise<PastOrder[]> {
  const rows = await db.q
    .selectFrom('orders as o')
    .leftJoin('customers as c', (join) =>
      join.onRef('c.tenant_id', '=', 'o.tenant_id').on(sql<boolean>`'customer:' || c.id = o.shopper`),
    )
    .select(['o.shopper', 'o.delivered_at', 'o.type', 'o.branch_id', 'o.bill', 'o.returned', 'c.group_id'])
    .where('o.tenant_id', '=', db.tenantId)
    .where('o.delivered_at', '>=', since)
    .where('o.shopper', 'like', 'customer:%')
    .where('o.kind', '=', 'order')
    .orderBy('o.delivered_at', 'desc')
    .limit(most)
    .execute()
  return rows.toReversed().map((row) => ({
    customerId: customerIdOf(row.shopper) ?? '',
    at: row.delivered_at?.getTime() ?? 0,
    type: row.type,
    branchId: row.branch_id,
    bill: row.bill,
    groupId: row.group_id ?? undefined,
    returned: row.returned,
    value: row.bill.total + (row.bill.points?.off ?? 0),
  }))
}
