import { sql, type RawBuilder } from 'kysely'
import type { WriteDb } from '#server/database/tenant-db.ts'
import { unpaidTableStates } from '#domain/dine-in/table-state.ts'
import { textsSql } from '../core/texts-sql.ts'

/** How long before its time a party may have begun its session by itself. */
const earlyMinutes = 60

/**
 * Takes a session that begins at a table; sets the paid deposit of the party that staff have seated there against its bill,
 * once. Rule "Reservation deposits".
 */
export async function setDepositsOfTable(db: WriteDb, sessionId: string, tableId: string): Promise<void> {
  await sql`${insertFor(db, sql`select ${sessionId}::text as id`)}
    and ${tableId} = any (r.table_ids) and r.visit = 'seated' on conflict do nothing`.execute(db.q)
}

/**
 * Takes a reservation whose party is seated; sets its paid deposit against the bill of the session that its guests have begun
 * at one of its tables. Returns that session's id, if there is one.
 */
export async function setDepositOfReservation(
  db: WriteDb,
  reservationId: string,
): Promise<string | undefined> {
  const begun = sql`select s.id from table_sessions s
    where s.tenant_id = r.tenant_id and s.table_id = any (r.table_ids) and s.state in ${textsSql(unpaidTableStates)}
      and s.started_at > least(r.arrived_at, r.start_at) - make_interval(mins => ${earlyMinutes})
    order by s.started_at desc limit 1`
  const { rows } = await sql<{ session_id: string }>`${insertFor(db, begun)}
    and r.id = ${reservationId} on conflict do nothing returning session_id`.execute(db.q)
  return rows[0]?.session_id
}

/** Takes a reservation whose party is not seated any more; takes its deposit off the bill while that is open. Returns its session. */
export async function takeOffDeposit(db: WriteDb, reservationId: string): Promise<string | undefined> {
  const { rows } = await sql<{ session_id: string }>`
    delete from table_shares h using orders o, table_sessions s
    where h.tenant_id = ${db.tenantId} and o.tenant_id = h.tenant_id and o.id = h.order_id and o.kind = 'reservation'
      and o.reservation_id = ${reservationId} and s.tenant_id = h.tenant_id and s.id = h.session_id
      and s.state in ${textsSql(unpaidTableStates)}
    returning h.session_id`.execute(db.q)
  return rows[0]?.session_id
}

/** What is left of a deposit is paid of the whole bill; more conditions may follow. */
function insertFor(db: WriteDb, session: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into table_shares (tenant_id, id, session_id, order_id, wish, amount, tender)
    select o.tenant_id, o.id, begun.id, o.id, '{"what":"whole"}', o.captured - o.refunding, 'online'
    from reservations r
      join orders o on o.tenant_id = r.tenant_id and o.reservation_id = r.id and o.kind = 'reservation'
      cross join lateral (${session}) begun
    where r.tenant_id = ${db.tenantId} and r.status = 'confirmed' and o.captured > o.refunding`
}
