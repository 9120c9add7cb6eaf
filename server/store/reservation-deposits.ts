import { sql } from 'kysely'
import type { Bill } from '#domain/bill.ts'
import type { Language } from '#domain/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from './orders.ts'

/** A deposit as an order row of its own, which holds it while the card is typed (decision 0051). */
export interface NewDeposit {
  readonly reservationId: string
  readonly orderId: string
  readonly cartId: string
  readonly shopper: string
  readonly branchId: string
  readonly language: Language
  readonly name: string
  readonly mobile: string
  readonly bill: Bill
  readonly holdUntil: Date
}

/** One statement: the order, its journal, and the closed cart that the order's locks begin with. */
export async function insertDeposit(db: TenantDb, deposit: NewDeposit): Promise<OrderRow> {
  const { bill } = deposit
  const { rows } = await sql<OrderRow>`
    with cart as (
      insert into carts (tenant_id, id, shopper, type, branch_id, ordered_version, closed_at)
      values (${db.tenantId}, ${deposit.cartId}, ${deposit.shopper}, 'dinein', ${deposit.branchId}, 1, clock_timestamp())
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, currency, total, bill, promised_minutes, hold_until, kind, reservation_id)
      values (${db.tenantId}, ${deposit.orderId}, ${deposit.shopper}, ${deposit.cartId}, 1, ${deposit.branchId}, 'dinein',
        'callcenter_pending', 'pending', ${deposit.language}, ${deposit.name}, ${deposit.mobile}, ${bill.currency},
        ${bill.total}, ${JSON.stringify(bill)}, 0, ${deposit.holdUntil}, 'reservation', ${deposit.reservationId})
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, 'customer' from made
    )
    select * from made`.execute(db.q)
  const [row] = rows
  if (!row) throw new Error('the deposit was not inserted')
  return row
}

/** Takes a reservation; returns its deposits, the newest first. */
export function listDepositOrders(db: TenantDb, reservationId: string): Promise<OrderRow[]> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', 'reservation')
    .orderBy('placed_at', 'desc')
    .execute()
}
