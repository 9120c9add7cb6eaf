import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'

const open = ['created', 'accepted', 'ready', 'outdelivery'] as const
const mostOpen = 300
const mostEnded = 50

/** Takes a branch; returns its open orders, oldest first. */
export function listOpenOrders(db: TenantDb, branchId: string): Promise<OrderRow[]> {
  return db.q.selectFrom('orders').selectAll().where('tenant_id', '=', db.tenantId).where('branch_id', '=', branchId)
    .where('status', 'in', open).orderBy('created_at').limit(mostOpen).execute()
}

/** Takes a branch and its business date; returns the orders of that day that have ended, newest first. */
export function listEndedOrders(db: TenantDb, branchId: string, businessDate: string): Promise<OrderRow[]> {
  return db.q.selectFrom('orders').selectAll().where('tenant_id', '=', db.tenantId).where('branch_id', '=', branchId)
    .where('business_date', '=', businessDate).where('ended_at', 'is not', null).orderBy('ended_at', 'desc').limit(mostEnded).execute()
}

/** What the head of the board shows, and a text that changes whenever any of its orders does. */
export interface BoardSums {
  readonly version: string
  readonly total: number
  readonly averageMinutes: number | null
}

/** Takes a branch and its business date; returns the day's sums: money kept, average minutes from accepted to ready. */
export async function sumBoard(db: TenantDb, branchId: string, businessDate: string): Promise<BoardSums> {
  const { rows } = await sql<{ version: string; total: number; average: number | null }>`
    select count(*) || '-' || coalesce(sum(version), 0) || '-' || coalesce(sum(refunding), 0) as version,
      coalesce(sum(captured - refunding) filter (where status not in ('canceled', 'missed')), 0)::bigint as total,
      (avg(extract(epoch from ready_at - accepted_at) / 60) filter (where ready_at > accepted_at))::float8 as average
    from orders where tenant_id = ${db.tenantId} and branch_id = ${branchId} and business_date >= ${businessDate}::date - 1
      and (business_date = ${businessDate} or status in ('created', 'accepted', 'ready', 'outdelivery'))`.execute(db.q)
  const row = rows[0]
  return { version: `${businessDate}-${row?.version ?? ''}`, total: row?.total ?? 0, averageMinutes: row?.average == null ? null : Math.round(row.average) }
}
