import { sql } from 'kysely'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'

const open: readonly OrderStatus[] = ['created', 'accepted', 'ready', 'outdelivery']
const mostEnded = 50

/** Takes a branch; returns its orders that are being worked on, oldest first (design 11). */
export function listOpenOrders(db: TenantDb, branchId: string): Promise<OrderRow[]> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('status', 'in', open)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Takes a branch and a moment; returns its orders that ended since then, newest first. Abandoned steps are none. */
export function listEndedOrders(db: TenantDb, branchId: string, since: Date): Promise<OrderRow[]> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('ended_at', '>=', since)
    .where('number', 'is not', null)
    .orderBy('ended_at', 'desc')
    .limit(mostEnded)
    .execute()
}

/** Takes a branch and ids; returns those of its orders, in no order. */
export function listNamedOrders(db: TenantDb, branchId: string, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('id', 'in', ids)
    .execute()
}

/** An order of the board; another mark means that its ticket has changed. */
export interface BoardMark {
  readonly id: string
  readonly open: boolean
  readonly mark: string
}

/**
 * Takes a branch, the moment from which ended orders show, and what else a ticket depends on (who looks, which day it
 * is); returns a mark of each order that the board shows: open ones and the newest ended ones.
 */
export async function listBoardVersions(
  db: TenantDb,
  branchId: string,
  since: Date,
  look: string,
): Promise<BoardMark[]> {
  const columns = sql`id, version, captured, refunding, refunded`
  const mine = sql`tenant_id = ${db.tenantId} and branch_id = ${branchId}`
  const { rows } = await sql<BoardMark>`
    with shown as (
      select true as open, ${columns} from orders where ${mine} and status in ('created', 'accepted', 'ready', 'outdelivery')
      union all
      (select false, ${columns} from orders where ${mine} and ended_at >= ${since} and number is not null
        order by ended_at desc limit ${mostEnded})
    )
    select id, open, left(md5(concat_ws(':', ${look}::text, version, captured, refunding, refunded, (
      select string_agg(concat_ws(':', r.reference, r.state), ',' order by r.reference) from refunds r
      where r.tenant_id = ${db.tenantId} and r.order_id = shown.id
    ))), 12) as mark from shown`.execute(db.q)
  return rows
}

/** The day of a branch in numbers. */
export interface DaySums {
  /** What was sold, however it is paid, as the report of sales has it; minor units. */
  readonly total: number
  /** Minutes from accepted to ready; null before the first. */
  readonly averageMinutes: number | null
}

/** A table's sales are what is paid of its bill; what was cancelled or missed is none (sum-sales.ts). */
const sold = sql`(number is not null and kind <> 'table_round' or kind in ('table_share', 'reservation') and delivered_at is not null)
  and status not in ('canceled', 'missed', 'b2b_canceled') and (delivered_at is not null or status not in ('partially_refunded', 'refunded'))`

/** Takes a branch and its business date; returns the day's sums. */
export async function sumDay(db: TenantDb, branchId: string, businessDate: string): Promise<DaySums> {
  const { rows } = await sql<{ total: number | string | null; minutes: number | string | null }>`
    select coalesce(sum(total) filter (where ${sold}), 0) as total,
      avg(extract(epoch from ready_at - accepted_at) / 60) filter (where ready_at > accepted_at) as minutes
    from orders where tenant_id = ${db.tenantId} and branch_id = ${branchId} and business_date = ${businessDate}`.execute(
    db.q,
  )
  const row = rows[0]
  const minutes = row?.minutes ?? null
  return {
    total: Number(row?.total ?? 0),
    averageMinutes: minutes === null ? null : Math.round(Number(minutes)),
  }
}

/**
 * Takes a branch and the moment from which ended orders show; returns a name for all that the board shows of orders
 * and refunds, and for what tables and deposits paid, which its sum of the day counts: the same name means that nothing changed (safety 29).
 */
export async function readBoardVersion(db: TenantDb, branchId: string, since: Date): Promise<string> {
  const { rows } = await sql<{ version: string | null }>`
    with shown as (
      select id, version, refunding, refunded, captured from orders where tenant_id = ${db.tenantId} and branch_id = ${branchId}
        and (status in ('created', 'accepted', 'ready', 'outdelivery')
          or (ended_at >= ${since} and (number is not null or kind in ('table_share', 'reservation'))))
    ), parts as (
      select concat_ws(':', id, version, captured, refunding, refunded) as part from shown
      union all
      select concat_ws(':', r.reference, r.state) from refunds r join shown s on s.id = r.order_id where r.tenant_id = ${db.tenantId}
    )
    select md5(string_agg(part, ',' order by part)) as version from parts`.execute(db.q)
  return rows[0]?.version ?? 'empty'
}
