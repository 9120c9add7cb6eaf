import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { holds, linkHolder } from '#server/authorization/rules.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Language } from '#domain/core/words.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'

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
export function ownsOrder(rater: Rater, order: OrderRow): boolean {
  return holds(rater, order) && order.kind === 'order'
}

/** Takes the one who asks and an order's id; returns the order. Refuses 'order-unavailable', and 'rating-failed' to others. */
export async function findOwnOrder(db: TenantDb, rater: Rater, orderId: string): Promise<OrderRow | Refusal> {
  const order = await authorize(linkHolder('order-unavailable'), findOrder(db, orderId))
  if (isRefusal(order)) return order
  return ownsOrder(rater, order) ? order : refuse('rating-failed')
}
