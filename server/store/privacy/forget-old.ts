import { sql, type RawBuilder } from 'kysely'
import type { RetentionKind } from '#domain/customers/retention.ts'
import type { PlatformDb, TenantDb } from '#server/database/tenant-db.ts'
import { forgetReservationSteps, nobodysReservation } from '../reservations/booked-by.ts'
import { forgetOrderSteps, nobodysOrder } from './forget-orders.ts'
import { withoutNotes } from '../core/without-notes.ts'
import { openWaitStates } from '#domain/reservations/reservation-status.ts'
import { textsSql } from '../core/texts-sql.ts'

/** How many rows one statement takes: no lock lasts, and nobody waits for long. */
export const forgetAtOnce = 500

/** Takes when a restaurant is looked through next. */
export async function keepLook(db: TenantDb, lookAt: Date): Promise<void> {
  await db.q
    .insertInto('retention_looks')
    .values({ tenant_id: db.tenantId, look_at: lookAt })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ look_at: lookAt }))
    .execute()
}

/** Gives every restaurant that has no look yet its own moment of the next day, all of them spread over it evenly. */
export async function spreadLooks({ q }: PlatformDb): Promise<void> {
  await sql`select spread_retention_looks()`.execute(q)
}

type Forget = (tenant: string, before: Date) => RawBuilder<unknown>

const deleteOld =
  (table: string, column: string): Forget =>
  (tenant, before) =>
    sql`delete from ${sql.table(table)} t using (
      select id from ${sql.table(table)} where tenant_id = ${tenant} and ${sql.ref(column)} < ${before} limit ${forgetAtOnce}
    ) old where t.tenant_id = ${tenant} and t.id = old.id`

/** A cart that something was made of stays with it; its lines are the order's. */
const deleteCarts: Forget = (tenant, before) => sql`delete from carts c using (
    select k.id from carts k where k.tenant_id = ${tenant} and k.updated_at < ${before}
      and not exists (select from orders o where o.tenant_id = ${tenant} and o.cart_id = k.id)
      and not exists (select from table_sessions s where s.tenant_id = ${tenant} and s.cart_id = k.id)
      and not exists (select from group_orders g where g.tenant_id = ${tenant} and g.cart_id = k.id)
      and not exists (select from waiting_entries w where w.tenant_id = ${tenant} and w.cart_id = k.id)
    limit ${forgetAtOnce}
  ) old where c.tenant_id = ${tenant} and c.id = old.id`

const clearWaiting: Forget = (tenant, before) => sql`update waiting_entries w
  set name = '', mobile = null, note = '', browser = null, shopper = null, reason = '', rating_words = ''
  from (select id from waiting_entries where tenant_id = ${tenant} and ended_at < ${before}
    and (name <> '' or mobile is not null or note <> '') limit ${forgetAtOnce}) old
  where w.tenant_id = ${tenant} and w.id = old.id`

/** Those who waited for a full day go with them. */
const clearReservations: Forget = (tenant, before) => sql`with waits as (
    update reservation_waits w set name = '', phone = '', email = '',
      state = case when state in ${textsSql(openWaitStates)} then 'over' else state end
    from (select id from reservation_waits where tenant_id = ${tenant} and date < ${before.toISOString().slice(0, 10)}
      and (name <> '' or phone <> '' or email <> '') limit ${forgetAtOnce}) old
    where w.tenant_id = ${tenant} and w.id = old.id
  ), old as (select id from reservations where tenant_id = ${tenant} and end_at < ${before} and (name <> ''
    or phone <> '' or email <> '' or note <> '' or staff_note <> '' or rating_comment <> '' or reason like 'words:%')
    limit ${forgetAtOnce}
  ), steps as (
    ${forgetReservationSteps(tenant, sql`(select id from old)`)}
  )
  update reservations r set ${nobodysReservation} from old where r.tenant_id = ${tenant} and r.id = old.id`

const clearHosts: Forget = (tenant, before) => sql`update group_orders g set host_name = ''
  from (select id from group_orders where tenant_id = ${tenant} and ends_at < ${before} and host_name <> ''
    limit ${forgetAtOnce}) old
  where g.tenant_id = ${tenant} and g.id = old.id`

const clearCompanions: Forget = (tenant, before) => sql`update group_members m set name = ''
  from (select group_id, id from group_members where tenant_id = ${tenant} and joined_at < ${before} and name <> ''
    limit ${forgetAtOnce}) old
  where m.tenant_id = ${tenant} and m.group_id = old.group_id and m.id = old.id`

const clearDrivers: Forget = (tenant, before) => sql`update driver_runs d
  set driver_name = '', latitude = null, longitude = null, seen_at = null
  from (select id from driver_runs where tenant_id = ${tenant} and made_at < ${before}
    and (driver_name <> '' or latitude is not null) limit ${forgetAtOnce}) old
  where d.tenant_id = ${tenant} and d.id = old.id`

/** Invoices and ledgers stay as they are; the order beside them has no person any more, and is found by none. */
const clearOrders: Forget = (tenant, before) => sql`with old as (
    select id from orders where tenant_id = ${tenant} and placed_at < ${before}
      and (contact_name <> '' or contact_mobile <> '') limit ${forgetAtOnce}
  ), found as (
    update order_search s set words = '' from old where s.tenant_id = ${tenant} and s.order_id = old.id
  ), cart as (
    update carts c set lines = '[]', draft = '{}' from old join orders o on o.tenant_id = ${tenant} and o.id = old.id
    where c.tenant_id = ${tenant} and c.id = o.cart_id
  ), papers as (
    delete from print_papers p using old where p.tenant_id = ${tenant} and p.order_id = old.id
  ), edits as (
    update order_edits e set before = ${withoutNotes('e.before')},
      plan = jsonb_set(e.plan, '{bill}', ${withoutNotes("e.plan -> 'bill'")})
    from old where e.tenant_id = ${tenant} and e.order_id = old.id
  ), steps as (
    ${forgetOrderSteps(tenant, sql`(select id from old)`)}
  )
  update orders o set ${nobodysOrder}
  from old where o.tenant_id = ${tenant} and o.id = old.id`

/** What goes with which kind's period; each is a statement of its own. */
export const forgetSteps: readonly { readonly kind: RetentionKind; readonly forget: Forget }[] = [
  { kind: 'messages', forget: deleteOld('messages', 'at') },
  { kind: 'contact', forget: deleteOld('contact_messages', 'created_at') },
  { kind: 'carts', forget: deleteCarts },
  { kind: 'carts', forget: clearHosts },
  { kind: 'carts', forget: clearCompanions },
  { kind: 'waiting', forget: clearWaiting },
  { kind: 'reservations', forget: clearReservations },
  { kind: 'drivers', forget: clearDrivers },
  { kind: 'audit', forget: deleteOld('audit_log', 'at') },
  { kind: 'orders', forget: clearOrders },
]

/** Takes a step and a moment; what is older goes, or loses its person, a batch at a time. Returns how many rows it was. Rule "Retention". */
export async function forgetOld(db: TenantDb, forget: Forget, before: Date): Promise<number> {
  const { numAffectedRows } = await forget(db.tenantId, before).execute(db.q)
  return Number(numAffectedRows ?? 0)
}
