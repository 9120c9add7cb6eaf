import { sql } from 'kysely'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'

/** What takes a table by its reservations or by a block of staff: UTC. */
export interface PlaceClaimRow {
  readonly table_id: string
  readonly start_at: Date
  readonly end_at: Date
  /** None of a block. */
  readonly reservation_id: string | null
  readonly visit: string | null
  readonly guests: number | null
}

/** Takes a branch and a span; returns what takes its tables then, the earliest first. */
export async function listPlaceClaims(
  db: TenantDb,
  branchId: string,
  from: Date,
  to: Date,
): Promise<PlaceClaimRow[]> {
  const { rows } = await sql<PlaceClaimRow>`
    select c.table_id, lower(c.span) as start_at, upper(c.span) as end_at, c.reservation_id, r.visit, r.guests
    from table_claims c
      left join reservations r on r.tenant_id = c.tenant_id and r.id = c.reservation_id
    where c.tenant_id = ${db.tenantId} and c.branch_id = ${branchId} and c.span && tstzrange(${from}, ${to})
    order by lower(c.span), c.id`.execute(db.q)
  return rows
}

/** Takes a reservation and tables; it takes them no longer. */
export async function dropClaims(
  db: WriteDb,
  reservationId: string,
  tableIds: readonly string[],
): Promise<void> {
  if (tableIds.length === 0) return
  await db.q
    .deleteFrom('table_claims')
    .where('tenant_id', '=', db.tenantId)
    .where('reservation_id', '=', reservationId)
    .where('table_id', 'in', tableIds)
    .execute()
}

/** Takes a reservation, a table and a span; it takes that table then. Throws as claimTables does. */
export async function takeClaim(
  db: WriteDb,
  { id, branch_id }: { readonly id: string; readonly branch_id: string },
  tableId: string,
  from: Date,
  until: Date,
): Promise<void> {
  await db.q
    .insertInto('table_claims')
    .values({
      tenant_id: db.tenantId,
      branch_id,
      table_id: tableId,
      span: sql<string>`tstzrange(${from}, ${until})`,
      reservation_id: id,
    })
    .execute()
}

/** Takes sessions; returns how many the queue says that the party of each is. */
export async function listQueueParties(
  db: TenantDb,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (sessionIds.length === 0) return new Map()
  const rows = await db.q
    .selectFrom('waiting_entries')
    .select(['session_id', 'party'])
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', 'in', sessionIds)
    .execute()
  return new Map(
    rows.flatMap((row) => (row.session_id === null ? [] : [[row.session_id, row.party] as const])),
  )
}

/** The queue's entry of a session says at which table its party sits. */
export async function moveQueueEntry(db: WriteDb, sessionId: string, tableId: string): Promise<void> {
  await db.q
    .updateTable('waiting_entries')
    .set({ table_id: tableId })
    .where('tenant_id', '=', db.tenantId)
    .where('session_id', '=', sessionId)
    .execute()
}

/** Takes tables; locks them in one order, so that who seats parties there comes one after the other. */
export async function lockTables(db: WriteDb, ids: readonly string[]): Promise<void> {
  await db.q
    .selectFrom('tables')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}
