import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import { statusesWith, statusFacts, type OrderStatus } from '#domain/ordering/order-status.ts'
import type { TableRound } from '#domain/dine-in/table-bill.ts'
import type { ShareInput, TakenShare } from '#domain/dine-in/table-share.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { kindsWithout, type OrderKind } from '#domain/ordering/order-kind.ts'
import type { OrderStock } from '../ordering/order-columns.ts'
import type { OrderRow } from '../ordering/orders.ts'
import type { Schema } from '../schema.generated.ts'

/** Takes sessions; returns their rounds, oldest first. */
export async function listTableRounds(db: TenantDb, sessionIds: readonly string[]): Promise<OrderRow[]> {
  if (sessionIds.length === 0) return []
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('table_session_id', 'in', sessionIds)
    .where('kind', '=', 'table_round')
    .orderBy('created_at')
    .orderBy('number')
    .execute()
}

/** Takes a round's order; returns it as the bill needs it. */
export function roundOf(order: OrderRow): TableRound {
  return { orderId: order.id, void: statusFacts[order.status].isLost, bill: order.bill }
}

/** A payment of a table's bill, with its order; those that staff took before they had one have none. */
export type ShareRow = Selectable<Schema['table_shares']> & {
  order_status: OrderStatus | null
  order_kind: OrderKind | null
  kept: number | null
  attempt_state: string | null
}

/** Takes sessions; returns what holds part of their bills or has paid it; what has ended otherwise is none. */
export async function listTableShares(db: TenantDb, sessionIds: readonly string[]): Promise<ShareRow[]> {
  if (sessionIds.length === 0) return []
  const { rows } = await sql<ShareRow>`
    select s.*, o.status as order_status, o.kind as order_kind, k.kept,
      (select a.state from payment_attempts a where a.tenant_id = o.tenant_id and a.order_id = o.id order by a.made_at desc limit 1) as attempt_state
    from table_shares s left join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
      left join lateral (select case when o.till > 0 then o.till - o.returned else o.captured - o.refunding end as kept) k on true
    where s.tenant_id = ${db.tenantId} and s.session_id in (${sql.join(sessionIds)})
      and (o.id is null or o.status = 'callcenter_pending' or k.kept > 0)
    order by s.made_at, s.id`.execute(db.q)
  return rows
}

/** Takes a share's row; returns whether it is a reservation's deposit: an advance payment, of which the bill is no reason to give back. */
export const isAdvance = ({ order_kind }: Pick<ShareRow, 'order_kind'>) => order_kind === 'reservation'

/** Takes a share's row; returns it as the rules need it: what went back is not paid. */
export function takenOf(row: ShareRow): TakenShare {
  const paid = row.order_status !== 'callcenter_pending'
  return { input: row.wish, amount: paid && row.kept !== null ? Number(row.kept) : row.amount, paid }
}

/** What a round is made of: the lines of the shared cart's version. */
export interface NewRound {
  readonly id: string
  readonly sessionId: string
  readonly cartId: string
  readonly cartVersion: number
  readonly branchId: string
  readonly language: Language
  readonly bill: Bill
  /** What it takes of counted stock, in the same transaction. */
  readonly stock: OrderStock | undefined
  readonly draft: CartDraft
  readonly promisedMinutes: number
  readonly number: RawBuilder<number>
  readonly businessDate: string
  readonly now: Date
  readonly acceptBy: Date
}

/** One statement: the round as an order of the kitchen, its journal, what is told of it, and the shared cart emptied. */
export async function insertRound(db: TenantDb, round: NewRound): Promise<OrderRow> {
  const { bill, now } = round
  const { rows } = await sql<OrderRow>`
    with made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, currency, total, bill, stock, draft, promised_minutes, number, business_date, created_at, accept_by,
        kind, table_session_id)
      values (${db.tenantId}, ${round.id}, ${`table:${round.sessionId}`}, ${round.cartId}, ${round.cartVersion}, ${round.branchId}, 'dinein',
        'created', 'due', ${round.language}, '', '', ${bill.currency}, ${bill.total}, ${JSON.stringify(bill)},
        ${round.stock ? JSON.stringify(round.stock) : null}, ${JSON.stringify(round.draft)}, ${round.promisedMinutes}, ${round.number}, ${round.businessDate}, ${now}, ${round.acceptBy},
        'table_round', ${round.sessionId})
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, 'customer' from made
    ), told as (
      insert into outbox (tenant_id, kind, payload)
      select tenant_id, 'order-changed', jsonb_build_object('orderId', id, 'branchId', branch_id, 'shopper', shopper, 'version', version,
        'status', status, 'created', true) from made
    ), emptied as (
      update carts set lines = '[]', version = version + 1, ordered_version = ${round.cartVersion}, updated_at = ${now}
      where tenant_id = ${db.tenantId} and id = ${round.cartId}
    )
    select * from made`.execute(db.q)
  return first(rows)
}

/** What a guest pays of the bill, as an order row of its own that holds its amount while the card is typed. */
export interface NewShare {
  readonly id: string
  readonly sessionId: string
  readonly orderId: string
  readonly cartId: string
  readonly shopper: string
  readonly memberId: string
  readonly branchId: string
  readonly language: Language
  readonly bill: Bill
  readonly draft: CartDraft
  readonly input: ShareInput
  readonly holdUntil: Date
}

/** One statement: the share, its order, and the closed cart that the order's locks begin with. */
export async function insertShare(db: TenantDb, share: NewShare): Promise<OrderRow> {
  const { bill } = share
  const { rows } = await sql<OrderRow>`
    with cart as (
      insert into carts (tenant_id, id, shopper, type, branch_id, ordered_version, closed_at)
      values (${db.tenantId}, ${share.cartId}, ${share.shopper}, 'dinein', ${share.branchId}, 1, clock_timestamp())
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, currency, total, bill, draft, promised_minutes, hold_until, kind, table_session_id)
      values (${db.tenantId}, ${share.orderId}, ${share.shopper}, ${share.cartId}, 1, ${share.branchId}, 'dinein',
        'callcenter_pending', 'pending', ${share.language}, '', '', ${bill.currency}, ${bill.total}, ${JSON.stringify(bill)},
        ${JSON.stringify(share.draft)}, 0, ${share.holdUntil}, 'table_share', ${share.sessionId})
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, 'customer' from made
    ), held as (
      insert into table_shares (tenant_id, id, session_id, order_id, member_id, wish, amount, tender)
      values (${db.tenantId}, ${share.id}, ${share.sessionId}, ${share.orderId}, ${share.memberId}, ${JSON.stringify(share.input)},
        ${bill.total}, 'online')
    )
    select * from made`.execute(db.q)
  return first(rows)
}

function first(rows: OrderRow[]): OrderRow {
  const [row] = rows
  if (!row) throw new Error('the order was not inserted')
  return row
}

/** What staff took at the table, by cash or by the card machine there: paid at once. */
export interface StaffShare {
  readonly id: string
  readonly sessionId: string
  readonly orderId: string
  readonly cartId: string
  readonly branchId: string
  readonly language: Language
  readonly bill: Bill
  readonly input: ShareInput
  readonly tender: 'cash' | 'card'
  readonly staffId: string
  readonly businessDate: string
  readonly now: Date
}

/** One statement: the share and its order, which is paid into the till and done. Its invoice is written by the caller. */
export async function insertStaffShare(db: TenantDb, share: StaffShare): Promise<OrderRow> {
  const { bill, now } = share
  const actor = `staff:${share.staffId}`
  const { rows } = await sql<OrderRow>`
    with cart as (
      insert into carts (tenant_id, id, shopper, type, branch_id, ordered_version, closed_at)
      values (${db.tenantId}, ${share.cartId}, ${`table:${share.sessionId}`}, 'dinein', ${share.branchId}, 1, ${now})
    ), made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, currency, total, bill, draft, promised_minutes, pay_method, till, business_date,
        delivered_at, ended_at, kind, table_session_id)
      values (${db.tenantId}, ${share.orderId}, ${`table:${share.sessionId}`}, ${share.cartId}, 1, ${share.branchId}, 'dinein',
        'delivered', 'paid', ${share.language}, '', '', ${bill.currency}, ${bill.total}, ${JSON.stringify(bill)}, '{}', 0,
        ${share.tender === 'cash' ? 'cash' : 'card_on_delivery'}, ${bill.total}, ${share.businessDate}, ${now}, ${now},
        'table_share', ${share.sessionId})
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, ${actor} from made
    ), held as (
      insert into table_shares (tenant_id, id, session_id, order_id, wish, amount, tender, staff_id)
      values (${db.tenantId}, ${share.id}, ${share.sessionId}, ${share.orderId}, ${JSON.stringify(share.input)}, ${bill.total},
        ${share.tender}, ${share.staffId})
    )
    select * from made`.execute(db.q)
  return first(rows)
}

/** Takes a shopper; returns the order of theirs that waits for its payment, if any (safety 9). */
export function findHeldOrder(db: TenantDb, shopper: string): Promise<OrderRow | undefined> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('status', '=', 'callcenter_pending')
    .where('kind', 'not in', kindsWithout('isOneHold'))
    .executeTakeFirst()
}

/** The bill is paid: its rounds are. */
export async function markRoundsPaid(db: TenantDb, sessionId: string): Promise<void> {
  await db.q
    .updateTable('orders')
    .set((eb) => ({ payment_state: 'paid' as const, version: eb('version', '+', 1) }))
    .where('tenant_id', '=', db.tenantId)
    .where('table_session_id', '=', sessionId)
    .where('kind', '=', 'table_round')
    .where('status', 'not in', statusesWith('isLost'))
    .execute()
}
