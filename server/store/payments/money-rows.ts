import { sql, type RawBuilder } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'

/** An order row that is a payment alone, and waits for it: a top-up, a deposit, a share, a difference. */
export interface MoneyRow {
  readonly orderId: string
  readonly cartId: string
  readonly kind: OrderRow['kind']
  readonly shopper: string
  readonly branchId: string
  readonly type: OrderType
  readonly language: Language
  readonly bill: Bill
  readonly holdUntil: Date | null
  /** Who asked for it; the customer when left out. */
  readonly actor?: string
  readonly name?: string
  readonly mobile?: string
  readonly draft?: object
  readonly stock?: string | null
  readonly reservationId?: string
}

/**
 * One statement: the row, its journal, the closed cart that the order's locks begin with, and `beside`, a part `name as (…)`
 * of its own.
 */
export async function insertMoneyRow(
  db: TenantDb,
  row: MoneyRow,
  beside?: RawBuilder<unknown>,
): Promise<OrderRow> {
  const { bill, branchId, shopper, type } = row
  const { rows } = await sql<OrderRow>`
    with cart as (
      insert into carts (tenant_id, id, shopper, type, branch_id, ordered_version, closed_at)
      values (${db.tenantId}, ${row.cartId}, ${shopper}, ${type}, ${branchId}, 1, clock_timestamp())
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, currency, total, bill, draft, stock, promised_minutes, hold_until, kind, reservation_id)
      values (${db.tenantId}, ${row.orderId}, ${shopper}, ${row.cartId}, 1, ${branchId}, ${type}, 'callcenter_pending',
        'pending', ${row.language}, ${row.name ?? ''}, ${row.mobile ?? ''}, ${bill.currency}, ${bill.total},
        ${JSON.stringify(bill)}, ${JSON.stringify(row.draft ?? {})}, ${row.stock ?? null}, 0, ${row.holdUntil}, ${row.kind},
        ${row.reservationId ?? null})
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, ${row.actor ?? 'customer'} from made
    )${beside ? sql`, ${beside}` : sql``}
    select * from made`.execute(db.q)
  const [made] = rows
  if (!made) throw new Error(`the row of a ${row.kind} was not inserted`)
  return made
}
