import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { orderIdsOf, type LeavingGuest } from '../waitlist/leaving-guest.ts'
import { withoutNotes } from '../core/without-notes.ts'
import { textsSql } from '../core/texts-sql.ts'
import { endedJobStates } from '../printing/printing-columns.ts'

/**
 * Takes a guest whose account goes; tickets that were printed go, those that wait name nobody, and what the paper said
 * is known without what people wrote. Rule "Deleting an account".
 */
export async function forgetPrints(db: TenantDb, guest: LeavingGuest): Promise<void> {
  const ofShopper = sql`in ${orderIdsOf(db, guest)}`
  await sql`delete from print_jobs where tenant_id = ${db.tenantId} and order_id ${ofShopper}
    and state in ${textsSql(endedJobStates)}`.execute(db.q)
  await sql`update print_jobs j set ticket = ${withoutNotes('j.ticket')} || '{"guest": [], "notes": ""}',
      before = case when j.before -> 'lines' is null then j.before
        else ${withoutNotes('j.before')} || jsonb_build_object('rest',
          case when j.ticket ->> 'paper' = 'kitchen' then '' else j.before ->> 'rest' end) end
    where j.tenant_id = ${db.tenantId} and j.order_id ${ofShopper}`.execute(db.q)
  // a kitchen's notes are the rest of its paper, of a receipt it is the amounts
  await sql`update print_papers p set said = ${withoutNotes('p.said')} || jsonb_build_object('rest',
      case when pr.paper = 'kitchen' then '' else p.said ->> 'rest' end)
    from printers pr where pr.tenant_id = p.tenant_id and pr.id = p.printer_id
      and p.tenant_id = ${db.tenantId} and p.order_id ${ofShopper} and p.said -> 'lines' is not null`.execute(
    db.q,
  )
}
