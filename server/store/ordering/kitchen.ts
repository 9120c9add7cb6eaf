import { sql, type Selectable } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Default, Json, Time, TimeOrNull } from '../core/column-types.ts'
import type { OrderRow } from './orders.ts'
import type { Schema } from '../core/schema.ts'

/** The kitchen by station: db/migrations/*_kitchen.sql. */
export interface KitchenTables {
  kitchen_stations: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    group_ids: Json<string[]>
    position: Default<number>
  }
  kitchen_marks: {
    tenant_id: string
    order_id: string
    station_id: string
    branch_id: string
    since: Time
    done_at: TimeOrNull
    recalled_at: TimeOrNull
    staff_id: string
  }
}

export type StationRow = Selectable<Schema['kitchen_stations']>
export type BoardVersionRow = Selectable<Schema['kitchen_marks']>

/** Takes a branch; returns its stations in order. */
export function listStations(db: TenantDb, branchId: string): Promise<StationRow[]> {
  return db.q
    .selectFrom('kitchen_stations')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Takes a station as it is to be; writes it. */
export async function saveStation(db: WriteDb, station: Omit<StationRow, 'tenant_id'>): Promise<void> {
  const row = { ...station, group_ids: JSON.stringify(station.group_ids) }
  const { id: _, branch_id: _branch, ...change } = row
  await db.q
    .insertInto('kitchen_stations')
    .values({ tenant_id: db.tenantId, ...row })
    .onConflict((on) => on.columns(['tenant_id', 'id']).doUpdateSet(change))
    .execute()
}

/** Takes a branch and the stations that stay; removes the others with what was said at them. */
export async function keepStations(db: WriteDb, branchId: string, ids: readonly string[]): Promise<void> {
  await db.q
    .deleteFrom('kitchen_stations')
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .$if(ids.length > 0, (q) => q.where('id', 'not in', [...ids]))
    .execute()
}

/** Takes a branch and now; returns the orders that its kitchen makes or has just made, the oldest first. */
export function listKitchenOrders(db: TenantDb, branchId: string, now: Date): Promise<OrderRow[]> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('status', 'in', ['accepted', 'ready'])
    .where((eb) => eb.or([eb('release_at', 'is', null), eb('release_at', '<=', now)]))
    .orderBy('accepted_at')
    .orderBy('id')
    .limit(300)
    .execute()
}

/** Takes orders; returns what stations said of them. */
export function listBoardVersions(db: TenantDb, orderIds: readonly string[]): Promise<BoardVersionRow[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  return db.q
    .selectFrom('kitchen_marks')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', 'in', [...orderIds])
    .execute()
}

/** Takes an order, a station and what is said; writes it: made, or taken back. */
export async function saveMark(db: WriteDb, mark: Omit<BoardVersionRow, 'tenant_id'>): Promise<void> {
  const { done_at, recalled_at, staff_id } = mark
  await db.q
    .insertInto('kitchen_marks')
    .values({ tenant_id: db.tenantId, ...mark })
    .onConflict((on) =>
      on.columns(['tenant_id', 'order_id', 'station_id']).doUpdateSet({ done_at, recalled_at, staff_id }),
    )
    .execute()
}

/** Takes a station and a moment; returns how long its parts took since then, in minutes on average; null before the first. */
export async function averageMake(db: TenantDb, stationId: string, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: string | number | null }>`
    select avg(extract(epoch from done_at - since) / 60) as minutes from kitchen_marks
    where tenant_id = ${db.tenantId} and station_id = ${stationId} and done_at >= ${since}`.execute(db.q)
  const minutes = rows[0]?.minutes ?? null
  return minutes === null ? null : Math.max(1, Math.round(Number(minutes)))
}
