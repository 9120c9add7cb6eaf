import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { AccountRow, NewAttempt } from '../payments/payments.ts'
import type { CartRow } from './carts.ts'
import type { NewOrder, OrderRow } from './orders.ts'

/** An order of a cart that nobody knows yet, with the payment attempt that pays it. */
export interface OrderAtOnce {
  readonly key: string
  readonly bodyHash: string
  /** The newest content that its price was made of. */
  readonly contentVersion: number
  readonly cart: Pick<CartRow, 'id' | 'shopper' | 'type' | 'branch_id' | 'lines' | 'draft'>
  /** For now, paid by card, and without counted stock. */
  readonly order: NewOrder
  readonly attempt: NewAttempt
  /** As it was read last. */
  readonly account: AccountRow
}

/**
 * Takes an order that a card pays, its new cart, its Idempotency-Key and its first payment attempt; writes all of them in one statement: the
 * key's claim, cart, order, the first line of its journal, and the attempt if its account still is as it was read.
 * Undefined when the key was used before or the content is newer: nothing is written then. Throws by the index
 * orders_one_hold when the shopper has another order that waits for its payment. Safety 1, 2, 9.
 */
export async function placeAtOnce(
  db: TenantDb,
  { key, bodyHash, contentVersion, cart, order, attempt, account }: OrderAtOnce,
): Promise<{ readonly order: OrderRow; readonly isOpening: boolean } | undefined> {
  const { bill } = order
  const closesAt = order.closesAt === undefined ? null : new Date(order.closesAt)
  const [row] = await ask<OrderRow & { is_opening: boolean }>(db)`
    with claimed as (
      insert into idempotency_keys (tenant_id, shopper, key, body_hash, order_id)
      select ${db.tenantId}, ${cart.shopper}, ${key}, ${bodyHash}, ${order.id}
      where coalesce((select version from content_versions where tenant_id = ${db.tenantId}), 0) <= ${contentVersion}
      on conflict do nothing returning tenant_id
    ), held as (
      insert into carts (tenant_id, id, shopper, type, branch_id, lines, draft, ordered_version)
      select tenant_id, ${cart.id}, ${cart.shopper}, ${cart.type}, ${cart.branch_id}, ${JSON.stringify(cart.lines)}::jsonb,
        ${JSON.stringify(cart.draft)}::jsonb, ${order.cartVersion}::int from claimed
      returning tenant_id
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, notes, currency, total, bill, draft, pay_method, promised_minutes, hold_until, closes_at)
      select tenant_id, ${order.id}, ${order.shopper}, ${order.cartId}, ${order.cartVersion}::int, ${order.branchId}, ${order.type},
        'callcenter_pending', 'pending', ${order.language}, ${order.name}, ${order.mobile}, ${order.notes}, ${bill.currency},
        ${bill.total}::bigint, ${JSON.stringify(bill)}::jsonb, ${JSON.stringify(order.draft)}::jsonb, 'card',
        ${order.promisedMinutes}::int, ${order.holdUntil}::timestamptz, ${closesAt}::timestamptz from held
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, 'customer' from made
    ), opened as (
      insert into payment_attempts (tenant_id, state, fence, reference, order_id, account_id, amount, currency, order_version,
        session_ends_at, ask_at, method)
      select g.tenant_id, 'opening', 1, ${attempt.reference}, made.id, g.id, ${attempt.amount}::bigint, ${attempt.currency}, made.version,
        ${attempt.session_ends_at}::timestamptz, ${attempt.ask_at}::timestamptz, ${attempt.method}
      from made join gateway_accounts g on g.tenant_id = made.tenant_id
      where g.id = ${account.id} and g.enabled and g.chosen and g.sealed_credentials = ${account.sealed_credentials}
      returning reference
    )
    select *, exists (select from opened) as is_opening from made`
  return row && { order: row, isOpening: row.is_opening }
}
