import { sql, type Selectable } from 'kysely'
import { constants } from '#domain/core/limits.ts'
import { pointsExpireAt, pointsLastDays, pointsLastDaysKey } from '#domain/loyalty/points-expiry.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { readSettings } from '../site/settings.ts'

/** What an entry of the points' ledger did: its number, and of what it came. */
export interface MovedPoints {
  readonly customerId: string
  readonly seq: number
  readonly source: string
  /** With its sign. */
  readonly amount: number
  /** When its entry was made. */
  readonly at: Date
}

/** Takes a tenant; returns how many days new points live, 0 = for ever. */
export async function readPointsLastDays(db: TenantDb): Promise<number> {
  return pointsLastDays(await readSettings(db, [pointsLastDaysKey]))
}

/**
 * Takes what an entry just moved, under the account's lock, and how many days new points live; keeps the lots in step with
 * the balance: points that come back return to the lots they were taken of, new ones are a lot of their own, spent ones are
 * taken of what expires first. Decision 0049.
 */
export async function moveLots(
  db: WriteDb,
  moved: MovedPoints,
  { lastDays, expired = false }: { readonly lastDays: number; readonly expired?: boolean },
): Promise<void> {
  if (moved.amount < 0) return takeOfLots(db, moved, expired)
  const back = await giveBackToLots(db, moved)
  if (moved.amount > back) await insertLots(db, [{ ...moved, amount: moved.amount - back }], lastDays)
}

/** Takes entries that brought new points and how many days those live; makes a lot of each in one statement. */
export async function insertLots(
  db: WriteDb,
  entries: readonly Omit<MovedPoints, 'source'>[],
  lastDays: number,
): Promise<void> {
  if (entries.length === 0) return
  await sql`
    insert into points_lots (tenant_id, customer_id, seq, points, left_points, expires_at)
    select ${db.tenantId}, l.customer_id, l.seq, l.points, l.points, l.expires_at
    from unnest(${entries.map((one) => one.customerId)}::text[], ${entries.map((one) => one.seq)}::int[],
      ${entries.map((one) => one.amount)}::bigint[], ${entries.map((one) => pointsExpireAt(one.at, lastDays))}::timestamptz[])
      as l (customer_id, seq, points, expires_at)`.execute(db.q)
}

async function takeOfLots(
  db: WriteDb,
  { customerId, seq, source, amount }: MovedPoints,
  expired: boolean,
): Promise<void> {
  const which = expired ? sql`expires_at <= clock.now` : sql`(expires_at is null or expires_at > clock.now)`
  const { rows } = await sql<{ points: number }>`
    with clock as (select clock_timestamp() as now), open as (
      select l.seq, l.left_points, sum(l.left_points) over (order by l.expires_at nulls last, l.seq) - l.left_points as before
      from points_lots l, clock where l.tenant_id = ${db.tenantId} and l.customer_id = ${customerId} and l.left_points > 0 and ${which}
    ), taken as (
      select seq, least(left_points, ${-amount} - before)::bigint as points from open where before < ${-amount}
    ), lots as (
      update points_lots l set left_points = l.left_points - t.points from taken t
      where l.tenant_id = ${db.tenantId} and l.customer_id = ${customerId} and l.seq = t.seq
    )
    insert into points_lot_uses (tenant_id, customer_id, seq, lot_seq, points, source)
    select ${db.tenantId}, ${customerId}, ${seq}, t.seq, t.points, ${source} from taken t returning points`.execute(
    db.q,
  )
  const taken = rows.reduce((sum, row) => sum + row.points, 0)
  if (taken !== -amount)
    throw new Error(`${-amount} points of ${customerId} were to be spent, ${taken} are there`)
}

/** Returns how many points went back to lots: as many as were taken of them for the same source. */
async function giveBackToLots(db: WriteDb, { customerId, source, amount }: MovedPoints): Promise<number> {
  const { rows } = await sql<{ points: number | string }>`
    with open as (
      select u.seq, u.lot_seq, u.points - u.given_back as points,
        sum(u.points - u.given_back) over (order by u.seq desc, u.lot_seq desc) - (u.points - u.given_back) as before
      from points_lot_uses u where u.tenant_id = ${db.tenantId} and u.customer_id = ${customerId} and u.source = ${source}
        and u.given_back < u.points
    ), back as (
      select seq, lot_seq, least(points, ${amount} - before)::bigint as points from open where before < ${amount}
    ), uses as (
      update points_lot_uses u set given_back = u.given_back + b.points from back b
      where u.tenant_id = ${db.tenantId} and u.customer_id = ${customerId} and u.seq = b.seq and u.lot_seq = b.lot_seq
    ), sums as (select lot_seq, sum(points)::bigint as points from back group by lot_seq)
    update points_lots l set left_points = l.left_points + s.points,
      expires_at = greatest(l.expires_at, case when l.expires_at is not null then clock_timestamp() + ${constants.pointsGivenBackDays} * interval '1 day' end)
    from sums s where l.tenant_id = ${db.tenantId} and l.customer_id = ${customerId} and l.seq = s.lot_seq
    returning s.points`.execute(db.q)
  return rows.reduce((sum, row) => sum + Number(row.points), 0)
}

/** Takes a customer; returns how many of the points are over by the database's clock, though no line says so yet. */
export async function readExpiredPoints(db: TenantDb, customerId: string): Promise<number> {
  const { rows } = await sql<{ points: number | string }>`
    select coalesce(sum(left_points), 0) as points from points_lots
    where tenant_id = ${db.tenantId} and customer_id = ${customerId} and left_points > 0 and expires_at <= clock_timestamp()`.execute(
    db.q,
  )
  return Number(rows[0]?.points ?? 0)
}

/** An entry that brought points: of what it came, and which of its effects it was. */
export interface Brought {
  readonly source: string
  readonly kind: string
}

/** Takes a customer and entries that brought points; returns how many of each were over before anybody spent them, in their order. */
export async function readExpiredOf(
  db: TenantDb,
  customerId: string,
  entries: readonly Brought[],
): Promise<number[]> {
  if (entries.length === 0) return []
  const { rows } = await sql<{ source: string; kind: string; points: number | string }>`
    select e.source, e.kind, case when l.expires_at <= clock_timestamp() then l.left_points else 0 end
      + coalesce((select sum(u.points - u.given_back) from points_lot_uses u where u.tenant_id = l.tenant_id
        and u.customer_id = l.customer_id and u.lot_seq = l.seq and u.source = 'expired:' || l.customer_id), 0) as points
    from points_entries e join points_lots l on l.tenant_id = e.tenant_id and l.customer_id = e.customer_id and l.seq = e.seq
    where e.tenant_id = ${db.tenantId} and e.customer_id = ${customerId}
      and e.source = any (${entries.map((one) => one.source)}::text[])`.execute(db.q)
  return entries.map(({ source, kind }) =>
    Number(rows.find((row) => row.source === source && row.kind === kind)?.points ?? 0),
  )
}

/** Takes a customer; returns the points that expire next and when, if any do. */
export async function readNextExpiry(
  db: TenantDb,
  customerId: string,
): Promise<{ points: number; at: Date } | undefined> {
  const { rows } = await sql<{ points: number | string; at: Date }>`
    select sum(left_points) as points, expires_at as at from points_lots
    where tenant_id = ${db.tenantId} and customer_id = ${customerId} and left_points > 0 and expires_at > clock_timestamp()
    group by expires_at order by expires_at limit 1`.execute(db.q)
  const [row] = rows
  return row && { points: Number(row.points), at: row.at }
}

/** Takes customers; returns the same of each that has any, in one statement. */
export async function listExpiredPoints(
  db: TenantDb,
  customerIds: readonly string[],
): Promise<{ customerId: string; points: number }[]> {
  const { rows } = await sql<{ customer_id: string; points: number | string }>`
    select customer_id, sum(left_points) as points from points_lots
    where tenant_id = ${db.tenantId} and customer_id = any (${[...customerIds]}) and left_points > 0
      and expires_at <= clock_timestamp() group by customer_id`.execute(db.q)
  return rows.map((row) => ({ customerId: row.customer_id, points: Number(row.points) }))
}

/**
 * Takes a customer and now; notes that their points of the next days (`pointsWarningDays`) are told of, and returns how many those are and
 * when the first are over, or undefined when they were told of before. Two at once: one of them tells.
 */
export async function noteWarned(
  db: WriteDb,
  customerId: string,
  now: Date,
): Promise<{ points: number; at: Date } | undefined> {
  const { rows } = await sql<{ points: number | string | null; at: Date }>`
    with warned as (
      update points_lots set warned_at = ${now} where tenant_id = ${db.tenantId} and customer_id = ${customerId}
        and left_points > 0 and warned_at is null and expires_at > ${now} and expires_at <= ${now}::timestamptz + ${constants.pointsWarningDays} * interval '1 day'
      returning left_points, expires_at
    ) select sum(left_points) as points, min(expires_at) as at from warned`.execute(db.q)
  const [row] = rows
  return row?.points ? { points: Number(row.points), at: row.at } : undefined
}

/** Takes a customer and now; returns how many of the points that noteWarned() noted are left and when the first are over, if any. */
export async function readWarned(
  db: TenantDb,
  customerId: string,
  now: Date,
): Promise<{ points: number; at: Date } | undefined> {
  const { rows } = await sql<{ points: number | string | null; at: Date }>`
    select sum(left_points) as points, min(expires_at) as at from points_lots
    where tenant_id = ${db.tenantId} and customer_id = ${customerId} and left_points > 0 and warned_at is not null
      and expires_at > ${now}`.execute(db.q)
  const [row] = rows
  return row?.points ? { points: Number(row.points), at: row.at } : undefined
}

/** Takes a customer; returns the points that came together and go together, the oldest first. */
export function listLots(db: TenantDb, customerId: string): Promise<Selectable<Schema['points_lots']>[]> {
  return db.q
    .selectFrom('points_lots')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('customer_id', '=', customerId)
    .orderBy('seq')
    .execute()
}
