import type { OrderRatingWire } from '#contract/ratings/rating.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { findOrder } from '#server/store/ordering/orders.ts'
import { listPhotosOfOrder } from '#server/store/ratings/rating-photos.ts'
import { findRatingOfOrder } from '#server/store/ratings/ratings.ts'
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
      authorize(linkHolder('order-unavailable'), findOrder(db, orderId)),
      findRatingOfOrder(db, orderId),
      listPhotosOfOrder(db, orderId),
    ])
    return isRefusal(order) ? order : { order, rating, photos }
  })
  return isRefusal(found) ? found : showRating(deps, rater, found.order, found)
}
