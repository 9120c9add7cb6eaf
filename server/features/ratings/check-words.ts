import type { RatingInput } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { ratesDelivery } from '#domain/ratings/rating.ts'
import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { cleanText } from '#domain/core/text.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { RatingWords } from '#server/store/ratings/ratings.ts'

/**
 * Takes what a guest sent and the order; returns it clean. Refuses 'fill-all-fields' without stars for a delivery,
 * 'text-too-long', 'images-too-many', and 'bad-input' for stars or thumbs of what the order did not have. Spec 5.
 */
export function checkWords(order: OrderRow, input: RatingInput): RatingWords | Refusal {
  const { food, service, delivery = null, comment = '', items = [], photos = [] } = input
  const brought = ratesDelivery(order.type)
  if (brought && delivery === null)
    return refuse('fill-all-fields', { fields: { delivery: ['field-required'] } })
  if (!brought && delivery !== null) return refuse('bad-input', { fields: { delivery: ['bad-input'] } })
  const clean = cleanText(comment, limits.notes)
  if (clean === undefined) return refuse('text-too-long', { fields: { comment: ['text-too-long'] } })
  const ordered = new Set(order.bill.lines.map((line) => line.itemId))
  const thumbs = new Map(items.map((item) => [item.item_id, item.thumb === 'up']))
  if (thumbs.size !== items.length || [...thumbs.keys()].some((id) => !ordered.has(id)))
    return refuse('bad-input', { fields: { items: ['bad-input'] } })
  const photoIds = [...new Set(photos)]
  if (photoIds.length > limits.imagesPerUpload)
    return refuse('images-too-many', { fields: { photos: ['images-too-many'] } })
  return {
    food,
    service,
    delivery,
    comment: clean,
    items: [...thumbs].map(([itemId, liked]) => ({ itemId, liked })),
    photoIds,
  }
}
