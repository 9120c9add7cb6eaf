import { sql } from 'kysely'
import type { Bill } from '#domain/bill.ts'
import type { Language } from '#domain/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'

/** A top-up of a wallet, as an order row of its own that waits for its payment (decision 0048). */
export interface NewTopUp {
  readonly orderId: string
  readonly cartId: string
  readonly shopper: string
  readonly branchId: string
  readonly language: Language
  readonly bill: Bill
  readonly holdUntil: Date
}

/** One statement: the order and the closed cart that its locks begin with. A second one of the shopper is refused (23505). */
export async function insertTopUp(db: TenantDb, topUp: NewTopUp): Promise<OrderRow> {
  const { bill } = topUp
  const { rows } = await sql<OrderRow>`
    with cart as (
      insert into carts (tenant_id, id, shopper, type, branch_id, ordered_version, closed_at)
      values (${db.tenantId}, ${topUp.cartId}, ${topUp.shopper}, 'pickup', ${topUp.branchId}, 1, clock_timestamp())
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, currency, total, bill, draft, promised_minutes, hold_until, kind)
      values (${db.tenantId}, ${topUp.orderId}, ${topUp.shopper}, ${topUp.cartId}, 1, ${topUp.branchId}, 'pickup',
        'callcenter_pending', 'pending', ${topUp.language}, '', '', ${bill.currency}, ${bill.total}, ${JSON.stringify(bill)},
        '{}', 0, ${topUp.holdUntil}, 'wallet_topup')
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, 'customer' from made
    )
    select * from made`.execute(db.q)
  const [row] = rows
  if (!row) throw new Error('the top-up was not inserted')
  return row
}

/** Takes a shopper; returns the one top-up that waits for its payment, if any. */
export function findHeldTopUp(db: TenantDb, shopper: string): Promise<OrderRow | undefined> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('status', '=', 'callcenter_pending')
    .where('kind', '=', 'wallet_topup')
    .executeTakeFirst()
}
