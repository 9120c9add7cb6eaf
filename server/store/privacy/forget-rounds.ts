import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { withoutNotes } from '../core/without-notes.ts'

/**
 * Takes a table's session that is over; who sat there is forgotten, so nobody could tell later whose wish a note beside a dish
 * was: the notes go with the names, from the rounds and from what printers and programs were told. Rule "End of a session".
 */
export async function forgetRounds(db: TenantDb, sessionId: string): Promise<void> {
  const tenant = db.tenantId
  const rounds = sql`(select id from orders where tenant_id = ${tenant} and table_session_id = ${sessionId})`
  await sql`update print_jobs j set ticket = ${withoutNotes('j.ticket')}
    where j.tenant_id = ${tenant} and j.order_id in ${rounds}`.execute(db.q)
  await sql`update print_papers p set said = ${withoutNotes('p.said')}
    where p.tenant_id = ${tenant} and p.order_id in ${rounds} and p.said -> 'lines' is not null`.execute(db.q)
  await sql`update order_edits e set before = ${withoutNotes('e.before')},
      plan = jsonb_set(e.plan, '{bill}', ${withoutNotes("e.plan -> 'bill'")})
    where e.tenant_id = ${tenant} and e.order_id in ${rounds}`.execute(db.q)
  await sql`update webhook_events e set body = jsonb_set(e.body::jsonb, '{data,order}', ${withoutNotes("e.body::jsonb -> 'data' -> 'order'")})::text
    where e.tenant_id = ${tenant} and e.subject in ${rounds} and e.body::jsonb -> 'data' -> 'order' -> 'lines' is not null`.execute(
    db.q,
  )
  await sql`update table_sessions s set parts = (select coalesce(jsonb_agg(jsonb_set(part, '{bill}', ${withoutNotes("part -> 'bill'")}) order by n), '[]')
      from jsonb_array_elements(s.parts) with ordinality p(part, n))
    where s.tenant_id = ${tenant} and s.id = ${sessionId} and s.parts <> '[]'`.execute(db.q)
  await sql`update orders o set bill = ${withoutNotes('o.bill')}
    where o.tenant_id = ${tenant} and o.table_session_id = ${sessionId} and o.bill -> 'lines' is not null`.execute(
    db.q,
  )
}
