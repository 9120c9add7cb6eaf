import { firstShort } from '#domain/menu/stock.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { lockStock, moveStock } from '#server/store/menu/item-stock.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'

/** Takes an order that becomes `created`; what guests held of counted stock for it is sold now. No call without such. */
export function sellStock(db: TenantDb, order: OrderRow): Promise<void> | undefined {
  if (order.status !== 'callcenter_pending' || !order.stock?.guest) return undefined
  return moveStock(db, order.branch_id, order.stock.taken, { left: 0, guest: -1 })
}

/**
 * Takes an order that gave its stock back when its hold ended and whose money came all the same; takes the stock again and
 * returns whether there was enough. Safety 3: late money revives an order only as it was.
 */
export async function retakeStock(db: TenantDb, order: OrderRow): Promise<boolean> {
  if (order.status !== 'canceled' || !order.stock) return true
  const { taken } = order.stock
  const left = await lockStock(db, order.branch_id, Object.keys(taken))
  if (firstShort(left, new Map(Object.entries(taken)))) return false
  await moveStock(db, order.branch_id, taken, { left: -1, guest: 0 })
  return true
}
