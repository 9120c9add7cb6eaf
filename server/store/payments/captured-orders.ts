import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'
import type { AttemptRow } from './payments.ts'

/** What is written of an order whose money was captured, and that nothing else hangs on. */
export interface CapturedOrder {
  /** As it was seen: another version or status than this is not touched. */
  readonly order: Pick<OrderRow, 'id' | 'branch_id' | 'shopper' | 'version' | 'cart_version'>
  /** As it was claimed. */
  readonly attempt: Pick<AttemptRow, 'reference' | 'fence'>
  /** Minor units. */
  readonly amount: number
  readonly gatewayPaymentId: string | undefined
  /** The gateway's answer as it came. */
  readonly raw: string
  /** Business date, by which it is numbered. */
  readonly day: string
  readonly acceptBy: Date
  readonly now: Date
}

/**
 * Takes an order that waits for its payment, its claimed attempt and the money; writes in one statement all that the
 * capture, its journal, the order's step to `created`, number, invoice and outbox rows would write one by one. Locks keep
 * their order: cart, order, attempt, counters (safety 8). The counters come after everything but what carries their
 * numbers, and go with the commit: no order of the branch waits longer. Returns the order; undefined when order or claim
 * are not as they were seen: then the answer's line of the journal alone is written. Safety 1, 3, 4.
 */
export async function captureOrder(db: TenantDb, captured: CapturedOrder): Promise<OrderRow | undefined> {
  const { order, attempt, amount, day, acceptBy, now } = captured
  const version = order.version + 1
  const { id: orderId, branch_id: branchId } = order
  const { changed, notice } = eventsOf(order, version)
  const [row] = await ask<OrderRow>(db)`
    with answered as (
      insert into payment_journal (tenant_id, reference, step, raw)
      values (${db.tenantId}, ${attempt.reference}, 'answer', ${captured.raw.slice(0, 20_000)})
    ), held as (
      select c.id as cart_id, c.version as cart_version from carts c
      join orders o on o.tenant_id = c.tenant_id and o.cart_id = c.id
      where o.tenant_id = ${db.tenantId} and o.id = ${orderId} and o.version = ${order.version}
        and o.status = 'callcenter_pending' and o.payment_state = 'pending'
      for update of c, o
    ), captured as (
      update payment_attempts a set state = 'captured', amount = ${amount}, last_answer = 'captured', ask_at = null,
        settled_at = ${now}, gateway_payment_id = coalesce(${captured.gatewayPaymentId ?? null}, a.gateway_payment_id)
      from held
      where a.tenant_id = ${db.tenantId} and a.reference = ${attempt.reference} and a.fence = ${attempt.fence}
      returning held.cart_id
    ), closed as (
      update carts c set closed_at = ${now} from captured
      where c.tenant_id = ${db.tenantId} and c.id = captured.cart_id and c.version <= ${order.cart_version + 1}
      returning c.id
    ), steps as (
      insert into order_journal (tenant_id, order_id, seq, from_status, to_status, actor)
      select ${db.tenantId}, ${orderId}, ${version}, 'callcenter_pending', 'created', 'payment' from captured
      returning seq
    ), told as (
      insert into outbox (tenant_id, kind, payload, at)
      select ${db.tenantId}, event.kind, event.payload::jsonb, clock_timestamp() from captured
      cross join (values ('order-changed', ${changed}::text), ('notice', ${notice}::text))
        as event (kind, payload)
      returning id
    ), before as (
      select (select count(*) from closed) + (select count(*) from steps) + (select count(*) from told) as rows
      from captured
    ), numbered as (
      insert into order_counters as c (tenant_id, branch_id, business_date, last)
      select ${db.tenantId}, ${branchId}, ${day}::date, 1 from before where rows > 0
      on conflict (tenant_id, branch_id, business_date) do update set last = c.last + 1 returning last
    ), moved as (
      update orders o set status = 'created', version = ${version}, payment_state = 'paid', captured = o.captured + ${amount},
        number = numbered.last, business_date = ${day}, created_at = ${now}, hold_until = null, accept_by = ${acceptBy},
        ended_at = null, cancel_reason = null
      from numbered where o.tenant_id = ${db.tenantId} and o.id = ${orderId} returning o.*
    ), invoice as (
      insert into document_counters as d (tenant_id, branch_id, kind, last)
      select tenant_id, branch_id, 'invoice', 1 from moved
      on conflict (tenant_id, branch_id, kind) do update set last = d.last + 1 returning last
    ), invoiced as (
      insert into invoices (tenant_id, order_id, branch_id, number, seller, issued_at)
      select t.tenant_id, ${orderId}, b.id, invoice.last, seller_of(t, b), ${now}::timestamptz
      from invoice, tenants t join branches b on b.tenant_id = t.tenant_id
      where t.tenant_id = ${db.tenantId} and b.id = ${branchId}
    )
    select * from moved`
  return row
}

/** What the relay hears of, as JSON. */
function eventsOf(
  { id: orderId, branch_id: branchId, shopper }: CapturedOrder['order'],
  version: number,
): { changed: string; notice: string } {
  const changed = { orderId, branchId, shopper, version, status: 'created', created: true }
  const notice = { orderId, event: 'order-received', status: 'created' }
  return { changed: JSON.stringify(changed), notice: JSON.stringify(notice) }
}
