import { refuse, type Refusal } from '#domain/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Language } from '#domain/words.ts'
import { findOrder, type OrderRow } from '#server/store/orders.ts'

/** Who asks about an order's rating: the account, or this browser, when it is known. */
export interface Rater {
  readonly tenantId: string
  readonly language: Language
  readonly shopper: string | undefined
}

/**
 * Whether this is the one who ordered: the account, or the browser of a guest. A link alone is not enough. What a guest
 * pays of a table's bill is no order.
 */
export function ownsOrder({ shopper }: Rater, order: OrderRow): boolean {
  return shopper !== undefined && shopper === order.shopper && order.kind === 'order'
}

/** Takes the one who asks and an order's id; returns the order. Refuses 'order-unavailable', and 'rating-failed' to others. */
export async function findOwnOrder(db: TenantDb, rater: Rater, orderId: string): Promise<OrderRow | Refusal> {
  const order = await findOrder(db, orderId)
  if (!order) return refuse('order-unavailable')
  return ownsOrder(rater, order) ? order : refuse('rating-failed')
}
