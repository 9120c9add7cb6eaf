import { sql, type RawBuilder } from 'kysely'
import { namelessReasons } from '#domain/ordering/order-reasons.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { orderIdsOf, wordless, type LeavingGuest } from '../waitlist/leaving-guest.ts'
import { withoutNotes } from '../core/without-notes.ts'

/** What of an order `o` names its guest, or was written by or about that one. */
export const nobodysOrder: RawBuilder<unknown> = sql`contact_name = '', contact_mobile = '', notes = '', arrived_place = '',
  cancel_reason = ${wordless('o.cancel_reason', namelessReasons)},
  draft = o.draft - 'address' - 'vehicle', bill = ${withoutNotes('o.bill')}`

/** Steps of orders, as a condition, without what people wrote beside them. */
export const forgetOrderSteps = (tenant: string, ofOrders: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`update order_journal j set reason = ${wordless('j.reason', namelessReasons)}
    where j.tenant_id = ${tenant} and j.reason is not null and j.order_id in ${ofOrders}`

/**
 * Takes whose account goes; its orders and what was copied of them stay without a name, its carts go. Issued documents are
 * never changed: invoices name no buyer, and what a credit note gives as its reason stays. Rule "Deleting an account".
 */
export async function forgetOrders(db: TenantDb, guest: LeavingGuest): Promise<void> {
  const tenant = db.tenantId
  const own = orderIdsOf(db, guest)
  await forgetOrderSteps(tenant, own).execute(db.q)
  await sql`update refunds r set reason = ${wordless('r.reason', namelessReasons)}
    where r.tenant_id = ${tenant} and r.order_id in ${own}`.execute(db.q)
  await sql`update order_edits e set before = ${withoutNotes('e.before')},
      plan = jsonb_set(e.plan, '{bill}', ${withoutNotes("e.plan -> 'bill'")})
    where e.tenant_id = ${tenant} and e.order_id in ${own}`.execute(db.q)
  await sql`update order_search s set words = '' where s.tenant_id = ${tenant} and s.order_id in ${own}`.execute(
    db.q,
  )
  // it is told on, as it stands now, and what was told says no more
  await sql`update webhook_events e set body = jsonb_set(e.body::jsonb, '{data,order}',
      ${withoutNotes("e.body::jsonb -> 'data' -> 'order'")} || '{"notes": "", "cancel_reason": "", "contact": null}')::text
    where e.tenant_id = ${tenant} and e.subject in ${own} and e.body::jsonb -> 'data' -> 'order' -> 'lines' is not null`.execute(
    db.q,
  )
  await sql`update carts set lines = '[]', draft = draft - 'address' - 'vehicle', closed_at = coalesce(closed_at, clock_timestamp())
    where tenant_id = ${tenant} and (shopper = ${guest.shopper}
      or id in (select cart_id from orders where tenant_id = ${tenant} and id in ${own}))`.execute(db.q)
  await sql`update orders o set ${nobodysOrder} where o.tenant_id = ${tenant} and o.id in ${own}`.execute(
    db.q,
  )
  // an order of another account that gave this number as its contact
  if (guest.mobile)
    await sql`update orders set contact_mobile = '', contact_name = ''
      where tenant_id = ${tenant} and contact_mobile = ${guest.mobile}`.execute(db.q)
}

/** Takes whose account goes; what gateways answered about its payments stays as evidence, without these words. */
export async function forgetPayers(
  db: TenantDb,
  guest: LeavingGuest,
  words: readonly string[],
): Promise<void> {
  const own = orderIdsOf(db, guest)
  for (const word of words) {
    await sql`update payment_journal j set raw = replace(j.raw, ${word}, '') from payment_attempts a
      where j.tenant_id = ${db.tenantId} and a.tenant_id = j.tenant_id and a.reference = j.reference
        and a.order_id in ${own} and strpos(j.raw, ${word}) > 0`.execute(db.q)
    await sql`update payment_attempts a set last_answer = replace(a.last_answer, ${word}, '')
      where a.tenant_id = ${db.tenantId} and a.order_id in ${own} and strpos(a.last_answer, ${word}) > 0`.execute(
      db.q,
    )
  }
}
