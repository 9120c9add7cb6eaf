import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Schema } from '../schema.generated.ts'
import { openWaitStates } from '#domain/reservations/reservation-status.ts'

export type WaitRow = Selectable<Schema['reservation_waits']>

const waits = (db: TenantDb) =>
  db.q.selectFrom('reservation_waits').selectAll().where('tenant_id', '=', db.tenantId)

/** Takes an id; returns who waits, or undefined. */
export async function findWait(db: TenantDb, id: string): Promise<Guarded<WaitRow> | undefined> {
  return guard(await waits(db).where('id', '=', id).executeTakeFirst())
}

/**
 * Takes a branch and a day; returns who is to be offered a table of it: those whose number is proven before the others, who
 * came first first. A number waits once for a time, and one that is offered a table of that day waits no more for it.
 */
export async function listWaitsToOffer(
  db: TenantDb,
  { branchId, date }: { branchId: string; date: string },
): Promise<WaitRow[]> {
  const { rows } = await sql<WaitRow & { proven: boolean }>`
    select w.*, c.id is not null as proven from reservation_waits w
    left join customers c on c.tenant_id = w.tenant_id and w.shopper = 'customer:' || c.id
      and c.mobile is not null and c.deleted_at is null
    where w.tenant_id = ${db.tenantId} and w.branch_id = ${branchId} and w.date = ${date} and w.state = 'waiting'
      and not exists (select from reservation_waits o where o.tenant_id = w.tenant_id and o.branch_id = w.branch_id
        and o.date = w.date and o.state = 'offered' and o.phone = w.phone and o.phone <> ''
        and o.from_minutes <= w.to_minutes and w.from_minutes <= o.to_minutes and c.id is null)
    order by proven desc, w.made_at, w.id`.execute(db.q)
  const first: WaitRow[] = []
  for (const { proven, ...row } of rows)
    if (proven || !first.some((one) => isSameWait(one, row))) first.push(row)
  return first
}

function isSameWait(one: WaitRow, other: WaitRow): boolean {
  const overlap = one.from_minutes <= other.to_minutes && other.from_minutes <= one.to_minutes
  return overlap && one.phone !== '' && one.phone === other.phone
}

/** Takes a branch and a day; returns who waits for it, who came first first. */
export function listWaits(
  db: TenantDb,
  { branchId, date }: { branchId: string; date: string },
  states: readonly WaitRow['state'][] = ['waiting'],
): Promise<WaitRow[]> {
  return waits(db)
    .where('branch_id', '=', branchId)
    .where('date', '=', date)
    .where('state', 'in', states)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}

/** Takes a shopper, a branch and a day; returns how they wait for it already. */
export function findOwnWait(
  db: TenantDb,
  own: { shopper: string; branchId: string; date: string },
): Promise<WaitRow | undefined> {
  return waits(db)
    .where('shopper', '=', own.shopper)
    .where('branch_id', '=', own.branchId)
    .where('date', '=', own.date)
    .where('state', 'in', openWaitStates)
    .executeTakeFirst()
}

/** Takes a shopper; returns all times that they waited for, the latest first. */
export function listOwnWaits(db: TenantDb, shopper: string): Promise<WaitRow[]> {
  return waits(db).where('shopper', '=', shopper).orderBy('made_at', 'desc').orderBy('id').execute()
}

export function insertWait(
  db: TenantDb,
  values: Omit<Insertable<Schema['reservation_waits']>, 'tenant_id'>,
): Promise<WaitRow> {
  return db.q
    .insertInto('reservation_waits')
    .values({ tenant_id: db.tenantId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Takes a wait and what changes; returns it, or undefined when there is none. */
export function changeWait(
  db: TenantDb,
  id: string,
  change: Updateable<Schema['reservation_waits']>,
): Promise<WaitRow | undefined> {
  return db.q
    .updateTable('reservation_waits')
    .set(change)
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
