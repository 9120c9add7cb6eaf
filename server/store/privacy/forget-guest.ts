import { sql } from 'kysely'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { listSharedNotes } from '../ordering/group-orders.ts'
import { entryIdsOf, type LeavingGuest } from '../waitlist/leaving-guest.ts'
import { queuedStates } from '#domain/waitlist/waiting-list.ts'

/** Takes a shopper; returns in how many queues it stands now. */
export async function countQueued(db: TenantDb, shopper: string): Promise<number> {
  const { total } = await db.q
    .selectFrom('waiting_entries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('state', 'in', queuedStates)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Takes browsers and since when; returns at how many tables they sit that are not closed. */
export async function countSeated(db: TenantDb, browsers: readonly string[], since: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from table_members m
    join table_sessions s on s.tenant_id = m.tenant_id and s.id = m.session_id
    where m.tenant_id = ${db.tenantId} and m.browser = any (${[...browsers]}::text[]) and m.state = 'in'
      and s.ended_at is null and s.started_at > ${since}`.execute(db.q)
  return rows[0]?.total ?? 0
}

/** Copies of rounds and of shared carts for printers and programs say no more what this guest wrote beside its dishes. */
async function forgetCopies(db: TenantDb, { browsers }: LeavingGuest): Promise<void> {
  const tenant = db.tenantId
  const notes = (await listSharedNotes(db, browsers)).map(({ note }) => note)
  if (notes.length === 0) return
  const own = sql`line ->> 'note' = any (${notes}::text[])`
  const copied = sql`(select o.id from orders o join table_members m on m.tenant_id = o.tenant_id and m.session_id = o.table_session_id
      where o.tenant_id = ${tenant} and m.browser = any (${[...browsers]}::text[])
    union all select o.id from orders o join group_orders g on g.tenant_id = o.tenant_id and g.cart_id = o.cart_id
      join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.id
      where o.tenant_id = ${tenant} and m.browser = any (${[...browsers]}::text[]))`
  const lines = (column: string) =>
    sql`case when ${sql.raw(column)} -> 'lines' is null then ${sql.raw(column)}
      else jsonb_set(${sql.raw(column)}, '{lines}', ${quiet(`${column} -> 'lines'`, own)}) end`
  await sql`update print_jobs set ticket = ${lines('ticket')}, before = ${lines('before')}
    where tenant_id = ${tenant} and order_id in ${copied}`.execute(db.q)
  await sql`update print_papers set said = ${lines('said')}
    where tenant_id = ${tenant} and order_id in ${copied}`.execute(db.q)
  await sql`update order_edits set before = ${lines('before')}, plan = jsonb_set(plan, '{bill}', ${lines("(plan -> 'bill')")})
    where tenant_id = ${tenant} and order_id in ${copied}`.execute(db.q)
  await sql`update webhook_events set body = jsonb_set(body::jsonb, '{data,order}', ${lines("(body::jsonb -> 'data' -> 'order')")})::text
    where tenant_id = ${tenant} and subject in ${copied} and body::jsonb -> 'data' -> 'order' is not null`.execute(
    db.q,
  )
}

/** The note of a line of `source` goes when `mine` holds for it; lines keep their order. */
const quiet = (source: string, mine: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(case when ${mine} then line || '{"note": ""}' else line end order by at), '[]')
    from jsonb_array_elements(${sql.raw(source)}) with ordinality one(line, at))`

/**
 * Takes whose account goes; queues that it stood in, tables that it sat at and carts that it shared name it no more, and
 * say nothing of what it wished for its dishes. A party that staff added for its number keeps its place by its number in
 * the queue. Rule "Deleting an account".
 */
export async function forgetGuest(db: TenantDb, guest: LeavingGuest): Promise<void> {
  const { customerId, shopper, browsers } = guest
  const tenant = db.tenantId
  const entries = entryIdsOf(db, guest)
  await sql`delete from waiting_devices where tenant_id = ${tenant} and entry_id in ${entries}`.execute(db.q)
  await sql`update carts set lines = '[]' where tenant_id = ${tenant} and id in
    (select cart_id from waiting_entries where tenant_id = ${tenant} and id in ${entries})`.execute(db.q)
  await sql`update waiting_entries set name = '', mobile = null, note = '', reason = '', rating_words = '',
    version = version + 1 where tenant_id = ${tenant} and id in ${entries}`.execute(db.q)
  const mine = sql`(select id from table_members where tenant_id = ${tenant} and browser = any (${[...browsers]}::text[])
    union all select id from group_members where tenant_id = ${tenant} and browser = any (${[...browsers]}::text[]))`
  await forgetCopies(db, guest)
  await sql`update orders o set bill = jsonb_set(o.bill, '{lines}', ${quiet(
    "o.bill -> 'lines'",
    sql`o.draft -> 'table' -> 'by' ->> (line ->> 'lineId') in ${mine}`,
  )}) where o.tenant_id = ${tenant} and o.table_session_id in (select session_id from table_members
    where tenant_id = ${tenant} and browser = any (${[...browsers]}::text[]))
    and o.draft -> 'table' -> 'by' is not null`.execute(db.q)
  const shared = sql`(select g.cart_id from group_orders g join group_members m on m.tenant_id = g.tenant_id and m.group_id = g.id
      where g.tenant_id = ${tenant} and m.browser = any (${[...browsers]}::text[])
    union all select s.cart_id from table_sessions s join table_members m on m.tenant_id = s.tenant_id and m.session_id = s.id
      where s.tenant_id = ${tenant} and m.browser = any (${[...browsers]}::text[]))`
  await sql`update orders o set bill = jsonb_set(o.bill, '{lines}', ${quiet(
    "o.bill -> 'lines'",
    sql`line ->> 'lineId' in (select own ->> 'id' from jsonb_array_elements(c.lines) own where own ->> 'by' in ${mine})`,
  )}) from carts c where o.tenant_id = ${tenant} and c.tenant_id = o.tenant_id and c.id = o.cart_id
    and o.cart_id in ${shared}`.execute(db.q)
  await sql`update carts c set lines = ${quiet('c.lines', sql`line ->> 'by' in ${mine}`)}
    where c.tenant_id = ${tenant} and c.id in ${shared}`.execute(db.q)
  await sql`update group_orders g set host_name = '' from carts c
    where c.tenant_id = g.tenant_id and c.id = g.cart_id and g.tenant_id = ${tenant} and c.shopper = ${shopper}`.execute(
    db.q,
  )
  await sql`update group_members set name = '' where tenant_id = ${tenant} and browser = any (${[...browsers]}::text[])`.execute(
    db.q,
  )
  await sql`update table_members set name = '' where tenant_id = ${tenant} and browser = any (${[...browsers]}::text[])`.execute(
    db.q,
  )
  // which cards were paid with is only asked of an account that can still be rewarded
  await sql`delete from customer_cards where tenant_id = ${tenant} and customer_id = ${customerId}`.execute(
    db.q,
  )
  await sql`delete from outbox where tenant_id = ${tenant} and kind = 'account-notice'
    and payload ->> 'customerId' = ${customerId}`.execute(db.q)
}
