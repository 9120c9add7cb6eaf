import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { NewOrder, OrderRow } from '../ordering/orders.ts'

/** What an order gets when it is created. */
export interface Created {
  readonly customerId: string
  /** What the wallet pays, minor units. */
  readonly wallet: number
  /** Business date, by which it is numbered. */
  readonly day: string
  readonly acceptBy: Date
  readonly now: Date
}

/**
 * Takes an order that a wallet pays in full, now; writes in one statement all that its insert, the wallet's entry and its
 * step to `created` would write one by one, the same lines of every journal among it. In the order of locks: cart (the
 * caller's), wallet, counters (safety 8). Throws by the wallet's floor when a rival was faster: isShortWallet().
 */
export async function insertPaidOrder(db: TenantDb, order: NewOrder, created: Created): Promise<OrderRow> {
  const { bill } = order
  const { customerId, wallet, day, acceptBy, now } = created
  const version = 2
  const { id: orderId, branchId, shopper } = order
  const changed = { orderId, branchId, shopper, version, status: 'created', created: true }
  const notice = { orderId: order.id, event: 'order-received', status: 'created' }
  const closesAt = order.closesAt === undefined ? null : new Date(order.closesAt)
  const [row] = await ask<OrderRow>(db)`
    with paid as (
      update wallet_accounts set balance = balance - ${wallet}, seq = seq + 1
      where tenant_id = ${db.tenantId} and customer_id = ${customerId} returning balance, seq
    ), numbered as (
      insert into order_counters as c (tenant_id, branch_id, business_date, last)
      select ${db.tenantId}, ${order.branchId}, ${day}::date, 1 from paid
      on conflict (tenant_id, branch_id, business_date) do update set last = c.last + 1 returning last
    ), invoice as (
      insert into document_counters as d (tenant_id, branch_id, kind, last)
      select ${db.tenantId}, ${order.branchId}, 'invoice', 1 from numbered
      on conflict (tenant_id, branch_id, kind) do update set last = d.last + 1 returning last
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, version,
        language, number, business_date, contact_name, contact_mobile, notes, currency, total, bill, draft, pay_method,
        promised_minutes, created_at, accept_by, closes_at)
      values (${db.tenantId}, ${order.id}, ${order.shopper}, ${order.cartId}, ${order.cartVersion}, ${order.branchId},
        ${order.type}, 'created', 'paid', ${version}, ${order.language}, (select last from numbered), ${day},
        ${order.name}, ${order.mobile}, ${order.notes}, ${bill.currency}, ${bill.total}, ${JSON.stringify(bill)},
        ${JSON.stringify(order.draft)}, ${order.draft.payMethod ?? 'card'}, ${order.promisedMinutes}, ${now}, ${acceptBy},
        ${closesAt})
      returning *
    ), steps as (
      insert into order_journal (tenant_id, order_id, seq, from_status, to_status, actor)
      values (${db.tenantId}, ${order.id}, 1, null, 'callcenter_pending', 'customer'),
        (${db.tenantId}, ${order.id}, ${version}, 'callcenter_pending', 'created', 'customer')
    ), entry as (
      insert into wallet_entries (tenant_id, customer_id, seq, type, amount, balance, source, kind, order_id)
      values (${db.tenantId}, ${customerId}, (select seq from paid), 'debit', ${-wallet}, (select balance from paid),
        ${`order:${order.id}`}, 'hold:1', ${order.id})
    ), told as (
      insert into outbox (tenant_id, kind, payload) values (${db.tenantId}, 'order-changed', ${JSON.stringify(changed)}),
        (${db.tenantId}, 'notice', ${JSON.stringify(notice)})
    ), closed as (
      update carts set ordered_version = ${order.cartVersion}, closed_at = ${now}
      where tenant_id = ${db.tenantId} and id = ${order.cartId}
    ), invoiced as (
      insert into invoices (tenant_id, order_id, branch_id, number, seller, issued_at)
      select t.tenant_id, ${order.id}, b.id, invoice.last, seller_of(t, b), ${now}::timestamptz
      from invoice, tenants t join branches b on b.tenant_id = t.tenant_id
      where t.tenant_id = ${db.tenantId} and b.id = ${order.branchId}
    )
    select * from made`
  if (!row) throw new Error('the order was not inserted')
  return row
}

/** Takes what insertPaidOrder() threw; returns whether the wallet holds less by now, or is gone. */
export function isShortWallet(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('table' in error)) return false
  const { code, table } = error
  return (code === '23514' && table === 'wallet_accounts') || (code === '23502' && table === 'wallet_entries')
}
