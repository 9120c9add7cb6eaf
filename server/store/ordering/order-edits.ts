import type { Selectable } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { insertMoneyRow } from '../payments/money-rows.ts'
import type { OrderRow } from './orders.ts'
import type { Schema } from '../schema.generated.ts'

export type EditRow = Selectable<Schema['order_edits']>

/** Takes a change; writes it. A second one of the order that waits is refused (23505). */
export async function insertEdit(
  db: WriteDb,
  edit: Pick<EditRow, 'id' | 'order_id' | 'more_order_id' | 'plan' | 'before' | 'staff_id' | 'made_at'>,
): Promise<void> {
  const waits = edit.more_order_id !== null
  await db.q
    .insertInto('order_edits')
    .values({
      ...edit,
      tenant_id: db.tenantId,
      state: waits ? 'waiting' : 'done',
      plan: JSON.stringify(edit.plan),
      before: JSON.stringify(edit.before),
      settled_at: waits ? null : edit.made_at,
    })
    .execute()
}

/** Takes the order row that takes a difference; returns the change that waits for it. */
export function findWaitingEdit(db: TenantDb, moreOrderId: string): Promise<EditRow | undefined> {
  return db.q
    .selectFrom('order_edits')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('more_order_id', '=', moreOrderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** Takes a change that waited; writes how it ended. */
export async function settleEdit(db: WriteDb, id: string, state: 'done' | 'lapsed', at: Date): Promise<void> {
  await db.q
    .updateTable('order_edits')
    .set({ state, settled_at: at })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .execute()
}

/** An order row that takes what a changed order costs more. */
export interface NewMore {
  readonly orderId: string
  readonly cartId: string
  readonly of: OrderRow
  readonly bill: Bill
  /** What the change takes of counted stock beyond what the order has: held with it. */
  readonly taken: Readonly<Record<string, number>>
  readonly holdUntil: Date
  readonly actor: string
}

/** Takes the difference of a changed order; writes its row, which waits for its payment. */
export function insertMore(db: WriteDb, more: NewMore): Promise<OrderRow> {
  const { bill, of: order, taken, orderId, cartId, holdUntil, actor } = more
  return insertMoneyRow(db, {
    orderId,
    cartId,
    bill,
    holdUntil,
    actor,
    kind: 'order_more',
    // a shopper of its own: the guest's own carts and holds stay as they are
    shopper: `more:${orderId}`,
    branchId: order.branch_id,
    type: order.type,
    language: order.language,
    name: order.contact_name,
    mobile: order.contact_mobile,
    stock: Object.keys(taken).length > 0 ? JSON.stringify({ taken, guest: false }) : null,
  })
}

/** Takes a captured payment of a difference; from now on it is one of the order's own, so that refunds find it. */
export async function moveAttempt(db: WriteDb, reference: string, orderId: string): Promise<void> {
  await db.q
    .updateTable('payment_attempts')
    .set({ order_id: orderId })
    .where('tenant_id', '=', db.tenantId)
    .where('reference', '=', reference)
    .execute()
}
