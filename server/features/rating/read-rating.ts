import type { OrderRatingWire } from '#contract/rating.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findOrder } from '#server/store/orders.ts'
import { listPhotosOfOrder } from '#server/store/rating-photos.ts'
import { findRatingOfOrder } from '#server/store/ratings.ts'
import type { Rater } from './rater.ts'
import { showRating } from './show-rating.ts'

/** Takes an order's unguessable id; returns its rating and whether one can be given. Refuses 'order-unavailable'. */
export async function readRating(
  deps: Deps,
  rater: Rater,
  orderId: string,
): Promise<OrderRatingWire | Refusal> {
  const found = await deps.db.read(rater.tenantId, async (db) => {
    const [order, rating, photos] = await Promise.all([
      findOrder(db, orderId),
      findRatingOfOrder(db, orderId),
      listPhotosOfOrder(db, orderId),
    ])
    return order && { order, rating, photos }
  })
  return found ? showRating(deps, rater, found.order, found) : refuse('order-unavailable')
}
