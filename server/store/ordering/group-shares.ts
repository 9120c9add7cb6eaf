import { sql, type Selectable } from 'kysely'
import type { Bill } from '#domain/pricing/bill.ts'
import type { GroupSplit, GroupTaken } from '#domain/ordering/group-order.ts'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { Language } from '#domain/core/words.ts'
import type { TenantDb, WriteDb } from '#server/database/tenant-db.ts'
import { insertMoneyRow } from '../payments/money-rows.ts'
import type { OrderRow } from './orders.ts'
import type { AttemptRow } from '../payments/payments.ts'
import type { Schema } from '../core/schema.ts'

/** A payment of a group order's shares that holds them or has paid them, with its own order row. */
export type GroupShareRow = Selectable<Schema['group_shares']> & {
  readonly status: OrderStatus
  readonly shopper: string
  readonly cart_id: string
  /** Captured and not on its way back, minor units. */
  readonly kept: number
}

/**
 * Takes the host's order; returns what holds shares of it or has paid them, oldest first. What was canceled is none, also
 * where its money came late and the gateway would not take it back: that is owed by itself.
 */
export async function listGroupShares(db: TenantDb, ofOrderId: string): Promise<GroupShareRow[]> {
  const { rows } = await sql<GroupShareRow>`
    select s.*, o.status, o.shopper, o.cart_id, (o.captured - o.refunding)::bigint as kept from group_shares s
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id
    where s.tenant_id = ${db.tenantId} and s.of_order_id = ${ofOrderId}
      and (o.status = 'callcenter_pending' or (o.status <> 'canceled' and o.captured > o.refunding))
    order by s.made_at, s.order_id`.execute(db.q)
  return rows.map((row) => ({ ...row, kept: Number(row.kept) }))
}

/** Takes a row; returns it as the rules need it. */
export function takenOf({ covers, kept: retained }: GroupShareRow): GroupTaken {
  return { covers, paid: retained > 0 }
}

/** Takes the order row of a share; returns what it is for, or undefined for every other order. */
export function findGroupShare(
  db: TenantDb,
  orderId: string,
): Promise<Selectable<Schema['group_shares']> | undefined> {
  return db.q
    .selectFrom('group_shares')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('order_id', '=', orderId)
    .executeTakeFirst()
}

/**
 * Of an order row of a share, named `orders` in the statement around it: its money is owed, since it paid nothing. It came
 * too late, or the host's order never came to be, and the gateway refused to give it back.
 */
export const owedShare = sql<boolean>`(orders.captured > orders.refunding and (orders.status = 'canceled' or exists (
  select from group_shares s join orders w on w.tenant_id = s.tenant_id and w.id = s.of_order_id
  where s.tenant_id = orders.tenant_id and s.order_id = orders.id and w.number is null and w.ended_at is not null)))`

/** Takes the order row of a share; returns whether its money is owed. */
export async function isOwedShare(db: TenantDb, orderId: string): Promise<boolean> {
  const row = await db.q
    .selectFrom('orders')
    .select(owedShare.as('owed'))
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row?.owed ?? false
}

/** Takes a group and how its order is collected; dishes can no longer be added. */
export async function saveSplit(db: WriteDb, groupId: string, split: GroupSplit): Promise<void> {
  await db.q
    .updateTable('group_orders')
    .set({ split: JSON.stringify(split), open: false })
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', groupId)
    .execute()
}

/** Takes an order; tells whether it is paid by shares. Only orders of a shared cart are ever asked. */
export async function isCollected(
  db: TenantDb,
  { id, draft }: Pick<OrderRow, 'id' | 'draft'>,
): Promise<boolean> {
  if (!draft.group) return false
  const row = await db.q
    .selectFrom('group_orders')
    .select('split')
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', draft.group.id)
    .executeTakeFirst()
  return row?.split?.orderId === id
}

/** Takes the host's order; returns the share's attempt whose card is being checked, if any: it extends the order's hold. */
export async function findSubmittedShare(db: TenantDb, ofOrderId: string): Promise<AttemptRow | undefined> {
  return db.q
    .selectFrom('payment_attempts as a')
    .innerJoin('group_shares as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.order_id', '=', 'a.order_id'),
    )
    .selectAll('a')
    .where('a.tenant_id', '=', db.tenantId)
    .where('s.of_order_id', '=', ofOrderId)
    .where('a.state', '=', 'submitted')
    .orderBy('a.session_ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Takes the host's order; returns the payments of the shares that paid it, with what of each is not on its way back, minor units. */
export async function listSharePayments(
  db: TenantDb,
  ofOrderId: string,
): Promise<{ reference: string; left: number }[]> {
  const { rows } = await sql<{ reference: string; left: number | string }>`
    select a.reference, a.amount - coalesce((select sum(r.amount) from refunds r where r.tenant_id = a.tenant_id
      and r.attempt_reference = a.reference and r.state <> 'failed'), 0) as left
    from group_shares s join payment_attempts a on a.tenant_id = s.tenant_id and a.order_id = s.order_id and a.state = 'captured'
    join orders o on o.tenant_id = s.tenant_id and o.id = s.order_id and o.currency = a.currency and o.status <> 'canceled'
    where s.tenant_id = ${db.tenantId} and s.of_order_id = ${ofOrderId} order by s.made_at, a.reference`.execute(
    db.q,
  )
  return rows.map(({ reference, left }) => ({ reference, left: Number(left) })).filter(({ left }) => left > 0)
}

/** What is paid of a group order, as an order row of its own that waits for its payment. */
export interface NewGroupShare {
  readonly orderId: string
  readonly cartId: string
  readonly shopper: string
  readonly memberId: string
  readonly groupId: string
  readonly of: Pick<OrderRow, 'id' | 'branch_id' | 'type' | 'hold_until'>
  readonly covers: readonly string[]
  readonly language: Language
  readonly bill: Bill
}

/** Takes a share; writes it and its row, which waits for its payment. */
export function insertGroupShare(db: WriteDb, share: NewGroupShare): Promise<OrderRow> {
  const { of, groupId, memberId, covers, ...row } = share
  return insertMoneyRow(
    db,
    {
      ...row,
      kind: 'group_share',
      branchId: of.branch_id,
      type: of.type,
      holdUntil: of.hold_until,
      draft: { group: { id: groupId } },
    },
    sql`held as (
      insert into group_shares (tenant_id, order_id, of_order_id, group_id, member_id, covers)
      values (${db.tenantId}, ${row.orderId}, ${of.id}, ${groupId}, ${memberId}, ${[...covers]})
    )`,
  )
}
