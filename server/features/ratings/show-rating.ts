import type { OrderRatingWire, RatingWire } from '#contract/ratings/rating.ts'
import { dateWords } from '#domain/core/clock-words.ts'
import { mayChangeRating, ratesDelivery, rateUntil } from '#domain/ratings/rating.ts'
import { wordIn } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import type { OrderRow } from '#server/store/ordering/orders.ts'
import type { FullRating, PhotoRow } from '#server/store/ratings/ratings.ts'
import { ownsOrder, type Rater } from './rater.ts'

/** Takes an order and its rating for the one who asks; returns them as they travel. Others see the stars alone. */
export async function showRating(
  deps: Deps,
  rater: Rater,
  order: OrderRow,
  { rating, photos }: { rating: FullRating | undefined; photos: readonly PhotoRow[] },
): Promise<OrderRatingWire> {
  const now = deps.clock()
  const catalogue = await deps.catalogues.current(rater.tenantId)
  const zone = catalogue.branches.find((branch) => branch.id === order.branch_id)?.timeZone ?? 'UTC'
  const lines = [...new Map(order.bill.lines.map((line) => [line.itemId, line])).values()]
  const mine = ownsOrder(rater, order)
  return {
    rating: rating ? showWords(rating, { mine, now, zone }) : null,
    can_rate: mine && !rating && rateUntil(deliveredOf(order), now) !== undefined,
    waiting_photos: mine ? photos.filter((photo) => photo.rating_id === null).map(showPhoto) : [],
    with_delivery: ratesDelivery(order.type),
    items: lines.map((line) => ({
      item_id: line.itemId,
      name: wordIn(line.name, rater.language),
      picture: line.picture ?? null,
    })),
  }
}

const showPhoto = ({ id, width, height }: PhotoRow) => ({ id, width, height })

/** Takes an order's row; returns what of it decides whether it can be rated. */
export function deliveredOf(order: OrderRow) {
  return { status: order.status, deliveredAt: order.delivered_at?.getTime() }
}

function showWords(
  { row, items, photos }: FullRating,
  { mine, now, zone }: { mine: boolean; now: number; zone: string },
): RatingWire {
  const hidden = row.hidden_at !== null
  const shown = mine && !hidden
  return {
    food: row.food,
    service: row.service,
    delivery: row.delivery,
    comment: mine ? row.comment : '',
    items: mine ? items.map(({ item_id, liked }) => ({ item_id, thumb: liked ? 'up' : 'down' })) : [],
    photos: shown ? photos.map(showPhoto) : [],
    made_at: row.made_at.toISOString(),
    date: dateWords(row.made_at.getTime(), zone),
    answer: mine ? row.answer : null,
    mine,
    can_change: shown && mayChangeRating(row.made_at.getTime(), now),
    hidden,
  }
}
