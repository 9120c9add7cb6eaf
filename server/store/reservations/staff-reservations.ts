import { sql, type Insertable, type Selectable } from 'kysely'
import type { ReservationStatus, VisitState } from '#domain/reservations/reservation-status.ts'
import type { Span } from '#domain/core/spans.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import type { ReservationRow } from './reservations.ts'
import type { Schema } from '../schema.generated.ts'
import { seatedVisits } from '#domain/reservations/reservation-status.ts'
import { textsSql } from '../core/texts-sql.ts'

export type BlockRow = Selectable<Schema['table_blocks']>

const reservations = (db: TenantDb, branchId: string) =>
  db.q.selectFrom('reservations').where('tenant_id', '=', db.tenantId).where('branch_id', '=', branchId)

/**
 * Takes a branch, a day (YYYY-MM-DD) and the range of its timeline (UTC ms); returns who comes on that day or sits in that
 * range, by time. What ended before anybody gave a name is left out: holds that ran out are no news to staff.
 */
export function listDayReservations(
  db: TenantDb,
  branchId: string,
  date: string,
  { start, end }: Span,
): Promise<ReservationRow[]> {
  return reservations(db, branchId)
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('date', '=', date),
        eb.and([eb('start_at', '<', new Date(end)), eb('end_at', '>', new Date(start))]),
      ]),
    )
    .where((eb) => eb.or([eb('status', '<>', 'cancelled'), eb('confirmed_at', 'is not', null)]))
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

/** What a list of reservations is narrowed by. */
export interface ReservationFilter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: ReservationStatus | undefined
  readonly visit?: VisitState | undefined
  /** Part of a name, or of a number. */
  readonly text?: string | undefined
  readonly page: number
  readonly perPage: number
}

/** Takes a branch and a filter; returns the reservations of a page, by time, and how many there are. */
export async function listStaffReservations(
  db: TenantDb,
  branchId: string,
  { from, to, status, visit, text, page, perPage }: ReservationFilter,
): Promise<{ rows: ReservationRow[]; total: number }> {
  const like = `%${(text ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const found = reservations(db, branchId)
    .$if(from !== undefined, (q) => q.where('date', '>=', from ?? ''))
    .$if(to !== undefined, (q) => q.where('date', '<=', to ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'confirmed'))
    .$if(visit !== undefined, (q) => q.where('visit', '=', visit ?? 'expected'))
    .$if(Boolean(text), (q) => q.where((eb) => eb.or([eb('name', 'ilike', like), eb('phone', 'like', like)])))
    .where((eb) => eb.or([eb('status', '<>', 'cancelled'), eb('confirmed_at', 'is not', null)]))
  const rows = await found
    .selectAll()
    .orderBy('start_at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** How often a number came before, and how often it did not. */
export interface VisitCount {
  readonly phone: string
  readonly visits: number
  readonly no_shows: number
}

/** Takes numbers in E.164; returns what is known of each. */
export async function countVisits(db: TenantDb, phones: readonly string[]): Promise<VisitCount[]> {
  if (phones.length === 0) return []
  const { rows } = await sql<VisitCount>`
    select phone, count(*) filter (where visit in ${textsSql(seatedVisits)})::int as visits,
      count(*) filter (where visit = 'no_show')::int as no_shows
    from reservations where tenant_id = ${db.tenantId} and phone in (${sql.join([...new Set(phones)])})
    group by phone`.execute(db.q)
  return rows
}

/** Takes a branch and a range (UTC ms); returns the blocks that touch it. */
export function listBlocks(db: TenantDb, branchId: string, { start, end }: Span): Promise<BlockRow[]> {
  return db.q
    .selectFrom('table_blocks')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('branch_id', '=', branchId)
    .where('start_at', '<', new Date(end))
    .where('end_at', '>', new Date(start))
    .orderBy('start_at')
    .orderBy('id')
    .execute()
}

export function findBlock(db: TenantDb, id: string): Promise<BlockRow | undefined> {
  return db.q
    .selectFrom('table_blocks')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function insertBlock(
  db: WriteDb,
  values: Omit<Insertable<Schema['table_blocks']>, 'tenant_id'>,
): Promise<BlockRow> {
  return db.q
    .insertInto('table_blocks')
    .values({ tenant_id: db.tenantId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a block whose tables are free again; it is gone. */
export async function dropBlock(db: WriteDb, id: string): Promise<void> {
  await db.q.deleteFrom('table_blocks').where('tenant_id', '=', db.tenantId).where('id', '=', id).execute()
}
