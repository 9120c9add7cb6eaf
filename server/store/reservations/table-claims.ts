import { sql } from 'kysely'
import type { ReservationBook } from '#domain/reservations/reservation-plan.ts'
import type { Span } from '#domain/core/spans.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { violates } from '#server/database/violates.ts'
import { heldStatuses, tableTakingVisits } from '#domain/reservations/reservation-status.ts'
import { textsSql } from '../core/texts-sql.ts'

/** Whose claim it is. */
export type Claimant = { readonly reservationId: string } | { readonly blockId: string }

const rangeOf = ({ start, end }: Span) => sql<string>`tstzrange(${new Date(start)}, ${new Date(end)})`

/**
 * Takes a branch, a range (UTC ms) and, if one is being moved, the reservation whose own claims count for nothing; returns
 * what is taken of its tables in that range and who comes when.
 */
export async function readBook(
  db: TenantDb,
  branchId: string,
  range: Span,
  but?: string,
): Promise<ReservationBook> {
  const [claims, coming] = await Promise.all([
    sql<{ table_id: string; start_at: Date; end_at: Date }>`
      select table_id, lower(span) as start_at, upper(span) as end_at from table_claims
      where tenant_id = ${db.tenantId} and branch_id = ${branchId} and span && ${rangeOf(range)}
        and (${but ?? null}::text is null or reservation_id is distinct from ${but ?? null})`.execute(db.q),
    db.q
      .selectFrom('reservations')
      .select(['start_at', 'guests'])
      .where('tenant_id', '=', db.tenantId)
      .where('branch_id', '=', branchId)
      .where('start_at', '>=', new Date(range.start))
      .where('start_at', '<', new Date(range.end))
      .where('status', '<>', 'cancelled')
      .where('source', '<>', 'walkin')
      .where('id', '<>', but ?? '')
      .execute(),
  ])
  return {
    claims: claims.rows.map((row) => ({
      tableId: row.table_id,
      start: row.start_at.getTime(),
      end: row.end_at.getTime(),
    })),
    coming: coming.map((row) => ({ start: row.start_at.getTime(), guests: row.guests })),
  }
}

/** Whether an error is the database's refusal to give a table twice. */
export function isTaken(error: unknown): boolean {
  return violates(error, 'table_claims_apart')
}

/** Takes tables and a span (UTC ms, with the gap); takes them. The database throws when one is taken by then: isTaken(). */
export async function claimTables(
  db: WriteDb,
  branchId: string,
  tableIds: readonly string[],
  span: Span,
  claimant: Claimant,
): Promise<void> {
  const whose =
    'blockId' in claimant ? { block_id: claimant.blockId } : { reservation_id: claimant.reservationId }
  await db.q
    .insertInto('table_claims')
    .values(
      tableIds.map((table_id) => ({
        tenant_id: db.tenantId,
        branch_id: branchId,
        table_id,
        span: rangeOf(span),
        ...whose,
      })),
    )
    .execute()
}

/** Takes whose claims; they are free. */
export async function freeTables(db: WriteDb, claimant: Claimant): Promise<void> {
  const drop = db.q.deleteFrom('table_claims').where('tenant_id', '=', db.tenantId)
  await (
    'blockId' in claimant
      ? drop.where('block_id', '=', claimant.blockId)
      : drop.where('reservation_id', '=', claimant.reservationId)
  ).execute()
}

/** Takes a table and now; tells whether it is taken now or later. */
export async function isClaimed(db: TenantDb, tableId: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select 1 from table_claims where tenant_id = ${db.tenantId} and table_id = ${tableId}
    and upper(span) > ${now} limit 1`.execute(db.q)
  return rows.length > 0
}

/**
 * Takes a branch and a span (UTC ms); returns how many of its tables guests without a proven number hold or have confirmed
 * then. What is paid, what staff booked and who has arrived is none of them. Safety 9, decision 0206.
 */
export async function countUnproven(db: TenantDb, branchId: string, span: Span): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from table_claims c
    join reservations r on r.tenant_id = c.tenant_id and r.id = c.reservation_id
    where c.tenant_id = ${db.tenantId} and c.branch_id = ${branchId} and c.span && ${rangeOf(span)}
      and r.source = 'web' and r.visit = 'expected'
      and (r.status in ${textsSql(heldStatuses)} or (r.status = 'confirmed' and r.cost = 0))
      and not exists (select from customers k where k.tenant_id = ${db.tenantId} and r.shopper = 'customer:' || k.id
        and k.mobile is not null)`.execute(db.q)
  return rows[0]?.held ?? 0
}

/** Takes a number, a span (UTC ms) and the reservation that it is typed for; tells whether it has another table then. */
export async function findOtherTable(
  db: TenantDb,
  { phone, but }: { readonly phone: string; readonly but: string },
  span: Span,
): Promise<{ id: string; shopper: string } | undefined> {
  const { rows } = await sql<{ id: string; shopper: string }>`
    select id, shopper from reservations where tenant_id = ${db.tenantId} and phone = ${phone} and id <> ${but}
      and status <> 'cancelled' and visit in ${textsSql(tableTakingVisits)}
      and start_at < ${new Date(span.end)} and end_at > ${new Date(span.start)}
    order by start_at limit 1`.execute(db.q)
  return rows[0]
}
