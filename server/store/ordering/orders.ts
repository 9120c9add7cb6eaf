import { sql, type Selectable, type UpdateObject } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { OrderNotice } from '#domain/notifications/notice.ts'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import { guard, type Guarded } from '#server/authorization/guarded.ts'
import { ask } from '#server/database/ask.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderStock } from './order-columns.ts'
import { returnStock } from './order-stock.ts'
import type { Schema } from '../schema.generated.ts'
import { changeSlot, slotChangeOf } from '../timing/slots.ts'

export type OrderRow = Selectable<Schema['orders']>
export type JournalRow = Selectable<Schema['order_journal']>

/** Takes an order's id; returns it, or undefined. */
export async function findOrder(db: TenantDb, id: string): Promise<Guarded<OrderRow> | undefined> {
  const [order] = await ask<OrderRow>(
    db,
  )`select * from orders where tenant_id = ${db.tenantId} and id = ${id}`
  return guard(order)
}

/** A locked order with what its branch says of the clock. */
export type LockedOrder = OrderRow & { time_zone: string; accept_within_minutes: number }

/** The same with its cart's row and its own locked, in the order of locks (safety 8: cart, then order). */
export async function lockOrder(db: TenantDb, id: string): Promise<Guarded<LockedOrder> | undefined> {
  const [order] = await ask<LockedOrder>(db)`
    select o.*, b.time_zone, b.accept_within_minutes from carts c
    join orders o on o.tenant_id = c.tenant_id and o.cart_id = c.id
    join branches b on b.tenant_id = o.tenant_id and b.id = o.branch_id
    where o.tenant_id = ${db.tenantId} and o.id = ${id} for update of c, o`
  return guard(order)
}

/** Takes a cart and its version; returns the order made of exactly that, whatever became of it (safety 1). */
export function findOrderOfCart(
  db: TenantDb,
  cartId: string,
  version: number,
): Promise<OrderRow | undefined> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('cart_id', '=', cartId)
    .where('cart_version', '=', version)
    .executeTakeFirst()
}

/** Takes a cart; returns the order made of it that waits for its money. */
export function findUnpaidOrder(db: TenantDb, cartId: string): Promise<OrderRow | undefined> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'callcenter_pending')
    .executeTakeFirst()
}

/** Takes an order; tells whether a newer one was made of the same cart. */
export async function hasNewerOrder(db: TenantDb, order: OrderRow): Promise<boolean> {
  const newer = await db.q
    .selectFrom('orders')
    .select('id')
    .where('tenant_id', '=', db.tenantId)
    .where('cart_id', '=', order.cart_id)
    .where('cart_version', '>', order.cart_version)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

/** What an order is made of: a frozen copy of the cart's version. */
export interface NewOrder {
  readonly id: string
  readonly shopper: string
  readonly cartId: string
  readonly cartVersion: number
  readonly branchId: string
  readonly type: OrderRow['type']
  readonly language: OrderRow['language']
  readonly name: string
  readonly mobile: string
  readonly notes: string
  readonly bill: Bill
  readonly draft: CartDraft
  /** What it took of counted stock, in the same transaction. */
  readonly stock?: OrderStock | undefined
  readonly promisedMinutes: number
  readonly holdUntil: Date
  /** The slot of an order for later, and what it takes of it. */
  readonly slot?: TakenSlot | undefined
  /** When the branch closes (UTC ms), of an order for now. */
  readonly closesAt?: number | undefined
}

/** UTC ms; minor units. */
export interface TakenSlot {
  readonly start: number
  readonly end: number
  readonly releaseAt: number
  /** When the hours begin in which it starts. */
  readonly opensAt: number | undefined
  readonly minutes: number
  readonly amount: number
  readonly proven: boolean
}

/** On an account an order waits for its company, and goes on by itself within its limits; else for its payment. Spec 4. */
function waitsAs({ bill, draft }: NewOrder): OrderStatus {
  return draft.payMethod === 'company' && bill.toPay > 0 ? 'b2b_pending' : 'callcenter_pending'
}

/** One statement: the order, the first line of its journal and the cart's note of the version it was made of. */
export async function insertOrder(db: TenantDb, order: NewOrder): Promise<OrderRow> {
  const { bill, slot } = order
  const at = (ms: number | undefined) => (ms === undefined ? null : new Date(ms))
  const [row] = await ask<OrderRow>(db)`
    with made as (
      insert into orders (tenant_id, id, shopper, cart_id, cart_version, branch_id, type, status, payment_state, language,
        contact_name, contact_mobile, notes, currency, total, bill, draft, pay_method, stock, promised_minutes, hold_until,
        slot_start, slot_end, slot_minutes, slot_amount, slot_proven, release_at, slot_opens_at, closes_at)
      values (${db.tenantId}, ${order.id}, ${order.shopper}, ${order.cartId}, ${order.cartVersion}, ${order.branchId}, ${order.type},
        ${waitsAs(order)}, 'pending', ${order.language}, ${order.name}, ${order.mobile}, ${order.notes}, ${bill.currency},
        ${bill.total}, ${JSON.stringify(bill)}, ${JSON.stringify(order.draft)}, ${order.draft.payMethod ?? 'card'},
        ${order.stock ? JSON.stringify(order.stock) : null}, ${order.promisedMinutes}, ${order.holdUntil},
        ${at(slot?.start)}, ${at(slot?.end)}, ${slot?.minutes ?? null}, ${slot?.amount ?? null}, ${slot?.proven ?? null}, ${at(slot?.releaseAt)}, ${at(slot?.opensAt)},
        ${at(order.closesAt)})
      returning *
    ), journal as (
      insert into order_journal (tenant_id, order_id, seq, to_status, actor)
      select tenant_id, id, version, status, 'customer' from made
    ), noted as (
      update carts set ordered_version = ${order.cartVersion} where tenant_id = ${db.tenantId} and id = ${order.cartId}
    )
    select * from made`
  if (!row) throw new Error('the order was not inserted')
  return row
}

/** A step in an order's life. */
export interface Step {
  readonly to: OrderStatus
  readonly actor: string
  readonly reason?: string | undefined
  readonly change?: UpdateObject<Schema, 'orders', 'orders'>
  /** What else is told with it, besides that the order changed. */
  readonly notice?: { readonly event: OrderNotice; readonly at?: Date }
}

/**
 * Takes a locked order and a step; writes in one statement the order with a raised version, the step in its journal,
 * what the relay tells of it after the commit (safety 27), and what it does to the order's slot, if it has one.
 */
export async function stepOrder(db: TenantDb, order: OrderRow, step: Step): Promise<OrderRow> {
  const version = order.version + 1
  const created = step.to === 'created'
  const { id: orderId, branch_id: branchId, shopper } = order
  const changed = { orderId, branchId, shopper, version, status: step.to, created }
  const notice = step.notice && { orderId: order.id, event: step.notice.event, status: step.to }
  const slot = slotChangeOf(order, step.to)
  const steps = db.q
    .with('moved', (q) =>
      q
        .updateTable('orders')
        // a change that waits for its difference ends with any step
        .set({ ...step.change, ...(order.more && { more: null }), status: step.to, version })
        .where('tenant_id', '=', db.tenantId)
        .where('id', '=', order.id)
        .where('version', '=', order.version)
        .returningAll(),
    )
    .with('noted', (q) =>
      q.insertInto('order_journal').values({
        tenant_id: db.tenantId,
        order_id: order.id,
        seq: version,
        from_status: order.status,
        to_status: step.to,
        actor: step.actor,
        reason: step.reason ?? null,
      }),
    )
    .with('told', (q) =>
      q.insertInto('outbox').values([
        {
          tenant_id: db.tenantId,
          kind: 'order-changed',
          payload: JSON.stringify(changed),
          at: sql<Date>`clock_timestamp()`,
        },
        ...(notice
          ? [
              {
                tenant_id: db.tenantId,
                kind: 'notice',
                payload: JSON.stringify(notice),
                at: step.notice?.at ?? sql<Date>`clock_timestamp()`,
              },
            ]
          : []),
      ]),
    )
  const all = slot
    ? (steps.with('slot', (q) => changeSlot(q, db.tenantId, order, slot)) as typeof steps)
    : steps
  const stepping = all.selectFrom('moved').selectAll().executeTakeFirst()
  // after the slot, which the step itself takes or gives back (safety 8)
  const [moved] = await Promise.all([stepping, returnStock(db, order, step.to)])
  if (!moved) throw new Error(`order ${order.id} changed under its lock`)
  return moved
}

/** Takes an order's id; returns its journal, oldest first. */
export function readJournal(db: TenantDb, orderId: string): Promise<JournalRow[]> {
  return ask<JournalRow>(db)`
    select * from order_journal where tenant_id = ${db.tenantId} and order_id = ${orderId} order by seq`
}
