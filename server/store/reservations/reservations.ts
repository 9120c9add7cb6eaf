import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { nextAct } from '#domain/reservations/reservation-clock.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { tellOutbox } from '../core/outbox.ts'
import type { Schema } from '../schema.generated.ts'
import { heldStatuses } from '#domain/reservations/reservation-status.ts'

export type ReservationRow = Selectable<Schema['reservations']>
export type NewReservation = Omit<Insertable<Schema['reservations']>, 'tenant_id' | 'act_at'>
export type ReservationChange = Omit<Updateable<Schema['reservations']>, 'act_at'>

/** What was done with a reservation and by whom: customer, sweeper, payment, or staff:<id>. */
export interface ReservationStep {
  readonly what: string
  readonly actor: string
  readonly detail?: unknown
  /** Tables were taken or freed by it. */
  readonly rooms?: boolean
}

/** Takes an id; returns the reservation, or undefined. */
export async function findReservation(
  db: TenantDb,
  id: string,
): Promise<Guarded<ReservationRow> | undefined> {
  return guard(
    await db.q
      .selectFrom('reservations')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .executeTakeFirst(),
  )
}

/** The same with its row locked. Locks come in one order: cart and order of a deposit, rules, reservation (safety 8). */
export async function lockReservation(db: WriteDb, id: string): Promise<Guarded<ReservationRow> | undefined> {
  return guard(
    await db.q
      .selectFrom('reservations')
      .selectAll()
      .where('tenant_id', '=', db.tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
  )
}

/** Takes a row; returns when the clock does something with it next. */
function actAt(row: ReservationRow): Date | null {
  const next = nextAct(clockedOf(row))
  return next ? new Date(next.at) : null
}

/** Takes a row; returns what of it the clock looks at. */
export function clockedOf(row: ReservationRow): Parameters<typeof nextAct>[0] {
  return {
    status: row.status,
    visit: row.visit,
    ...(row.hold_until && { holdUntil: row.hold_until.getTime() }),
    start: row.start_at.getTime(),
    end: row.end_at.getTime(),
    noShow: row.settings.no_show,
    remindHours: row.settings.remind_hours,
    reminded: row.reminded,
  }
}

/** Takes a new reservation; writes it with the first line of its journal, and tells it. */
export async function insertReservation(
  db: WriteDb,
  values: NewReservation,
  step: ReservationStep,
): Promise<ReservationRow> {
  const row = await db.q
    .insertInto('reservations')
    .values({ tenant_id: db.tenantId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
  return finish(db, row, { ...step, rooms: true })
}

/** Takes a locked reservation, what changes of it and why; writes it with a raised version, its journal, and tells it. */
export async function changeReservation(
  db: WriteDb,
  row: ReservationRow,
  change: ReservationChange,
  step: ReservationStep,
): Promise<ReservationRow> {
  const changed = await db.q
    .updateTable('reservations')
    .set({ ...change, version: row.version + 1 })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw new Error(`reservation ${row.id} changed under its lock`)
  return finish(db, changed, step)
}

async function finish(db: WriteDb, row: ReservationRow, step: ReservationStep): Promise<ReservationRow> {
  const at = actAt(row)
  const { tenantId } = db
  const detail = step.detail === undefined ? null : JSON.stringify(step.detail)
  await Promise.all([
    sql`update reservations set act_at = ${at} where tenant_id = ${tenantId} and id = ${row.id}`.execute(
      db.q,
    ),
    db.q
      .insertInto('reservation_journal')
      .values({
        tenant_id: tenantId,
        reservation_id: row.id,
        seq: row.version,
        what: step.what,
        actor: step.actor,
        detail,
      })
      .execute(),
    tellOutbox(db, 'reservation-changed', {
      reservationId: row.id,
      branchId: row.branch_id,
      ...(row.shopper && { shopper: row.shopper }),
      date: row.date,
      version: row.version,
      rooms: step.rooms ?? false,
      created: row.version === 1 && !step.actor.startsWith('staff'),
    }),
  ])
  return { ...row, act_at: at }
}

/** Takes a shopper; returns the reservation that is held for them but not confirmed, locked (safety 9: one hold each). */
export function lockHolds(db: WriteDb, shopper: string): Promise<ReservationRow[]> {
  return db.q
    .selectFrom('reservations')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('status', 'in', heldStatuses)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Takes a shopper and a page; returns their reservations, the latest visit first, and how many there are. */
export async function listOwnReservations(
  db: TenantDb,
  shopper: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ReservationRow[]; total: number }> {
  const own = db.q
    .selectFrom('reservations')
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
  const rows = await own
    .selectAll()
    .orderBy('start_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** Takes a browser and an account; the reservations of the first are the other's from now on (decision 0018). */
export async function moveReservations(
  db: TenantDb,
  { from, to }: { from: string; to: string },
): Promise<void> {
  // both leave together, before a last statement that others may send behind them
  await Promise.all([
    db.q
      .updateTable('reservations')
      .set({ shopper: to })
      .where('tenant_id', '=', db.tenantId)
      .where('shopper', '=', from)
      .execute(),
    db.q
      .updateTable('reservation_waits')
      .set({ shopper: to })
      .where('tenant_id', '=', db.tenantId)
      .where('shopper', '=', from)
      .execute(),
  ])
}

/**
 * Takes a shopper, its number (null for none) and now; returns how many tables they are still to come to, held ones too, and
 * those that staff booked for the number.
 */
export async function countComing(
  db: TenantDb,
  { shopper, mobile }: { shopper: string; mobile: string | null },
  now: Date,
): Promise<number> {
  const { total } = await db.q
    .selectFrom('reservations')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('tenant_id', '=', db.tenantId)
    .where(
      sql<boolean>`(shopper = ${shopper} or source = 'phone' and phone = ${mobile ?? ''} and phone <> '')`,
    )
    .where('status', '<>', 'cancelled')
    .where('visit', '=', 'expected')
    .where('start_at', '>', now)
    .executeTakeFirstOrThrow()
  return total
}

/** What was paid for a reservation and what of it is on its way back. Minor units. */
export interface DepositMoney {
  readonly reservation_id: string
  readonly captured: number
  readonly refunding: number
}

/** Takes reservations; returns what was paid for each of those that have a deposit. */
export async function listDeposits(db: TenantDb, ids: readonly string[]): Promise<DepositMoney[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<DepositMoney>`
    select reservation_id, sum(captured)::int as captured, sum(refunding)::int as refunding from orders
    where tenant_id = ${db.tenantId} and kind = 'reservation' and reservation_id in (${sql.join(ids)})
    group by reservation_id`.execute(db.q)
  return rows
}
