import { loadMinutes } from '#domain/timing/live-load.ts'
import type { OrderType } from '#domain/core/order-type.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import { countKitchenOrders } from '#server/store/ordering/open-orders.ts'

/** Takes a cart and its branch; returns the minutes that the kitchen's load adds, asked for deliveries alone (decision 0033). */
export async function readLoad(
  db: TenantDb,
  { cart, branch }: { cart: { type: OrderType }; branch: { id: string } },
): Promise<number> {
  return cart.type === 'delivery' ? loadMinutes(await countKitchenOrders(db, branch.id)) : 0
}
