import { statusFacts, type OrderStatus } from '#domain/ordering/order-status.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { moveStock } from '../menu/item-stock.ts'
import type { OrderStock } from './order-columns.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../schema.generated.ts'

type OrderRow = Pick<Selectable<Schema['orders']>, 'branch_id' | 'status' | 'stock'>

/** Takes a cart; returns what its order that waits for payment holds of counted stock. */
export async function findHeldStock(db: TenantDb, cartId: string): Promise<OrderStock | undefined> {
  const row = await db.q
    .selectFrom('orders')
    .select('stock')
    .where('tenant_id', '=', db.tenantId)
    .where('cart_id', '=', cartId)
    .where('status', '=', 'callcenter_pending')
    .executeTakeFirst()
  return row?.stock ?? undefined
}

/** Takes a shopper and a moment; returns how many of their holds lapsed since then (safety 9). */
export async function countLapsedHolds(db: TenantDb, shopper: string, since: Date): Promise<number> {
  const { lapsed } = await db.q
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('lapsed'))
    .where('tenant_id', '=', db.tenantId)
    .where('shopper', '=', shopper)
    .where('kind', '=', 'order')
    .where('cancel_reason', '=', 'payment-expired')
    .where('ended_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(lapsed)
}

/** What an order took of counted stock is to be had again when it ends before it was made. Safety 8: before what follows. */
export function returnStock(db: TenantDb, order: OrderRow, to: OrderStatus): Promise<void> | undefined {
  const { isAccepted, isUnmade } = statusFacts[order.status]
  const isMade = isAccepted && !isUnmade
  if (!statusFacts[to].isLost || !order.stock || isMade) return undefined
  const { taken, guest } = order.stock
  const held = guest && order.status === 'callcenter_pending'
  return moveStock(db, order.branch_id, taken, { left: 1, guest: held ? -1 : 0 })
}
