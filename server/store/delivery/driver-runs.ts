import { sql, type Selectable } from 'kysely'
import { statusFacts, type OrderStatus } from '#domain/ordering/order-status.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'
import { statusesSql } from '../ordering/status-sql.ts'
import type { Schema } from '../schema.generated.ts'

export type RunRow = Selectable<Schema['driver_runs']>

/** Takes an order's status; tells whether a driver still has to do with it: it has not been handed over, and will be. */
export function isUnderWay(status: OrderStatus): boolean {
  return !statusFacts[status].isEnded
}

/** Takes a run's id; returns it, or undefined. */
export async function findRun(db: TenantDb, id: string): Promise<Guarded<RunRow> | undefined> {
  return guard(
    await db.q
      .selectFrom('driver_runs')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** Takes a run; returns its orders in the driver's order. */
export function listRunOrders(db: TenantDb, runId: string): Promise<OrderRow[]> {
  return db.q
    .selectFrom('driver_run_orders as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .selectAll('o')
    .where('r.tenant_id', '=', db.tenantId)
    .where('r.run_id', '=', runId)
    .orderBy('r.position')
    .execute()
}

/** An order of a run, as the branch lists it. */
export interface OpenRunOrder {
  readonly run_id: string
  readonly id: string
  readonly number: number | null
  readonly status: OrderStatus
}

/** Takes a branch; returns its runs that still have something to hand over, the newest first, with their orders. */
export async function listOpenRuns(
  db: TenantDb,
  branchId: string,
): Promise<{ runs: RunRow[]; orders: OpenRunOrder[] }> {
  const { rows: orders } = await sql<OpenRunOrder>`
    select r.run_id, o.id, o.number, o.status from driver_run_orders r
    join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
    where r.tenant_id = ${db.tenantId} and r.run_id in (
      select x.run_id from driver_run_orders x join orders y on y.tenant_id = x.tenant_id and y.id = x.order_id
      where x.tenant_id = ${db.tenantId} and y.branch_id = ${branchId}
        and y.status in ${statusesSql('isOpen')})
    order by r.position`.execute(db.q)
  const ids = [...new Set(orders.map(({ run_id }) => run_id))]
  if (ids.length === 0) return { runs: [], orders: [] }
  const runs = await db.q
    .selectFrom('driver_runs')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', ids)
    .orderBy('made_at', 'desc')
    .execute()
  return { runs, orders }
}

export function insertRun(
  db: TenantDb,
  run: { id: string; branch_id: string; driver_name: string },
): Promise<RunRow> {
  return db.q
    .insertInto('driver_runs')
    .values({ tenant_id: db.tenantId, ...run })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a run and orders; they are this run's from now on, whoever had them. */
export async function giveOrders(db: TenantDb, runId: string, orderIds: readonly string[]): Promise<void> {
  await db.q
    .insertInto('driver_run_orders')
    .values(
      orderIds.map((order_id, position) => ({ tenant_id: db.tenantId, order_id, run_id: runId, position })),
    )
    .onConflict((on) =>
      on.columns(['tenant_id', 'order_id']).doUpdateSet((eb) => ({
        run_id: eb.ref('excluded.run_id'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute()
}

/** Takes a run and where its driver is, degrees, or null for nowhere. */
export async function savePosition(
  db: TenantDb,
  runId: string,
  position: { latitude: number; longitude: number } | null,
  at: Date,
): Promise<void> {
  const place = position ? { ...position, seen_at: at } : { latitude: null, longitude: null, seen_at: null }
  await db.q
    .updateTable('driver_runs')
    .set(place)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', runId)
    .execute()
}

/** Takes an order that is over; where its driver is goes, unless the run has more to bring. Rule "Position of a driver" (until hand-over). */
export async function clearPositionAfter(db: TenantDb, orderId: string): Promise<void> {
  await sql`update driver_runs d set latitude = null, longitude = null, seen_at = null
    from driver_run_orders mine
    where d.tenant_id = ${db.tenantId} and d.seen_at is not null
      and mine.tenant_id = d.tenant_id and mine.run_id = d.id and mine.order_id = ${orderId}
      and not exists (
        select from driver_run_orders r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
        where r.tenant_id = d.tenant_id and r.run_id = d.id and o.status not in ${statusesSql('isEnded')}
      )`.execute(db.q)
}

/** Where drivers are of runs that have nothing more to bring goes: their orders went with newer runs. Rule "Position of a driver". */
export async function clearIdlePositions(db: TenantDb): Promise<void> {
  await sql`update driver_runs d set latitude = null, longitude = null, seen_at = null
    where d.tenant_id = ${db.tenantId} and d.seen_at is not null and not exists (
      select from driver_run_orders r join orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
      where r.tenant_id = d.tenant_id and r.run_id = d.id and o.status not in ${statusesSql('isEnded')}
    )`.execute(db.q)
}

/** Takes an order; returns the run that it is in, or undefined. */
export function findRunOfOrder(db: TenantDb, orderId: string): Promise<RunRow | undefined> {
  return db.q
    .selectFrom('driver_run_orders as r')
    .innerJoin('driver_runs as d', (join) =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.run_id'),
    )
    .selectAll('d')
    .where('r.tenant_id', '=', db.tenantId)
    .where('r.order_id', '=', orderId)
    .executeTakeFirst()
}
