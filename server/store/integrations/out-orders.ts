import { sql } from 'kysely'
import type { OrderStatus } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { OrderRow } from '../ordering/orders.ts'
import { kindsWith } from '#domain/ordering/order-kind.ts'

/** Kinds of order rows that are food for a kitchen; the others are money alone (decisions 0039, 0048, 0051, 0065, 0069). */
const kinds = kindsWith('isCooked')

/** What a program asks for; `before` is the last order of the page before. */
export interface OutOrderQuery {
  readonly branchId?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly since?: Date | undefined
  readonly before?: string | undefined
  readonly most: number
}

/** Takes what is asked for; returns orders, newest first. A payment step that nobody paid was no order. */
export function listOutOrders(db: TenantDb, query: OutOrderQuery): Promise<OrderRow[]> {
  const { branchId, status, since, before } = query
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`not (status = 'canceled' and number is null)`)
    .$if(branchId !== undefined, (q) => q.where('branch_id', '=', branchId ?? ''))
    .$if(status !== undefined, (q) => q.where('status', '=', status ?? 'created'))
    .$if(since !== undefined, (q) => q.where('placed_at', '>=', since ?? new Date(0)))
    .$if(before !== undefined, (q) =>
      q.where(
        sql<boolean>`(placed_at, id) < (select b.placed_at, b.id from orders b
          where b.tenant_id = ${db.tenantId} and b.id = ${before ?? ''})`,
      ),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.most)
    .execute()
}

/** Takes an order's id; returns it, unless it is none for a kitchen. */
export function findOutOrder(db: TenantDb, id: string): Promise<OrderRow | undefined> {
  return db.q
    .selectFrom('orders')
    .selectAll()
    .where('tenant_id', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
}
