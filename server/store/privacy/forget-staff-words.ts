import { sql, type RawBuilder } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { entryIdsOf, orderIdsOf, reservationIdsOf, type LeavingGuest } from '../waitlist/leaving-guest.ts'

/** What of a line of the log is no word of anybody: sums, switches and the product's own names for states. */
const said = ['status', 'state', 'visit', 'total', 'tender', 'start', 'table', 'group', 'amount']

const numbersOf = (column: string): RawBuilder<unknown> =>
  sql`case when jsonb_typeof(${sql.raw(column)}) = 'object' then (
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${sql.raw(column)})
      where jsonb_typeof(value) in ('number', 'boolean', 'null')
        or jsonb_typeof(value) = 'string' and key = any (${said}::text[])) end`

const withoutMember = (column: string, mobile: string): RawBuilder<unknown> =>
  sql`case when jsonb_typeof(${sql.raw(column)} -> 'members') = 'array' then jsonb_set(${sql.raw(column)}, '{members}', (
      select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${sql.raw(column)} -> 'members') one
      where one ->> 'mobile' is distinct from ${mobile})) else ${sql.raw(column)} end`

/**
 * Takes whose account goes, while its orders, reservations and queues can still be told as its own; the log keeps who of
 * the staff did what and when, and the sums of it, but nothing that was written about the customer. Nor do ledgers, whose
 * rows stay. Rule "Deleting an account".
 */
export async function forgetStaffWords(db: TenantDb, guest: LeavingGuest): Promise<void> {
  const tenant = db.tenantId
  const { customerId, mobile } = guest
  await sql`update audit_log a set before = ${numbersOf('a.before')}, after = ${numbersOf('a.after')}
    where a.tenant_id = ${tenant} and (a.subject = ${customerId} or a.subject in ${orderIdsOf(db, guest)}
      or a.subject in ${reservationIdsOf(db, guest)} or a.subject in ${entryIdsOf(db, guest)}
      or a.subject in (select r.id from ratings r where r.tenant_id = ${tenant} and r.order_id in ${orderIdsOf(db, guest)}))`.execute(
    db.q,
  )
  if (mobile)
    await sql`update audit_log a set before = ${withoutMember('a.before', mobile)}, after = ${withoutMember('a.after', mobile)}
      where a.tenant_id = ${tenant} and a.action like 'company-%'
        and (strpos(a.before::text, ${mobile}) > 0 or strpos(a.after::text, ${mobile}) > 0)`.execute(db.q)
  await sql`select forget_ledger_notes(${customerId})`.execute(db.q)
}
