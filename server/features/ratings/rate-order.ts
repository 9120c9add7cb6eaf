import type { OrderRatingWire, RatingInput } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { mayChangeRating, rateUntil } from '#domain/ratings/rating.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { setRatingPhotos } from '#server/store/ratings/rating-photos.ts'
import {
  askForSums,
  insertRating,
  lockRatingOfOrder,
  setRatingItems,
  updateRating,
  type RatingWords,
} from '#server/store/ratings/ratings.ts'
import { checkWords } from './check-words.ts'
import { findOwnOrder, type Rater } from './rater.ts'
import { readRating } from './read-rating.ts'
import { deliveredOf } from './show-rating.ts'

/**
 * Takes an order's owner and what they say; keeps it as the order's one rating. Refuses 'rating-failed' ("Can't add
 * rate", spec 8) to others, and unless it was delivered, lately, and has no rating yet: of rivals at once one wins.
 */
export async function rateOrder(
  deps: Deps,
  rater: Rater,
  orderId: string,
  input: RatingInput,
): Promise<OrderRatingWire | Refusal> {
  const now = new Date(deps.clock())
  return keep(deps, rater, orderId, async (db) => {
    const order = await findOwnOrder(db, rater, orderId)
    if (isRefusal(order)) return order
    if (rateUntil(deliveredOf(order), now.getTime()) === undefined) return refuse('rating-failed')
    const words = checkWords(order, input)
    if (isRefusal(words)) return words
    const id = makeId()
    const head = { id, orderId, branchId: order.branch_id, madeAt: now }
    if (!(await insertRating(db, head, words))) return refuse('rating-failed')
    return keepParts(db, { ratingId: id, orderId, words, now })
  })
}

/**
 * Takes an order's owner and new words; replaces what was said, for a day. Refuses
 * 'rating-failed' to others, later, and while the restaurant hides it.
 */
export async function changeRating(
  deps: Deps,
  rater: Rater,
  orderId: string,
  input: RatingInput,
): Promise<OrderRatingWire | Refusal> {
  const now = new Date(deps.clock())
  return keep(deps, rater, orderId, async (db) => {
    const order = await findOwnOrder(db, rater, orderId)
    if (isRefusal(order)) return order
    const row = await lockRatingOfOrder(db, orderId)
    const may = row && row.hidden_at === null && mayChangeRating(row.made_at.getTime(), now.getTime())
    if (!row || !may) return refuse('rating-failed')
    const words = checkWords(order, input)
    if (isRefusal(words)) return words
    await updateRating(db, row.id, words, now)
    return keepParts(db, { ratingId: row.id, orderId, words, now })
  })
}

async function keep(
  deps: Deps,
  rater: Rater,
  orderId: string,
  write: (db: WriteDb) => Promise<Refusal | undefined>,
): Promise<OrderRatingWire | Refusal> {
  const refused = await writeUnlessRefused(deps.db, rater.tenantId, write)
  return isRefusal(refused) ? refused : readRating(deps, rater, orderId)
}

interface Parts {
  readonly ratingId: string
  readonly orderId: string
  readonly words: RatingWords
  readonly now: Date
}

/** Thumbs, photos and the wish for new sums. Photos that are not on file are asked for again. */
async function keepParts(
  db: WriteDb,
  { ratingId, orderId, words, now }: Parts,
): Promise<Refusal | undefined> {
  if (!(await setRatingPhotos(db, { ratingId, orderId }, words.photoIds)))
    return refuse('image-required', { fields: { photos: ['image-required'] } })
  await setRatingItems(db, ratingId, words.items)
  await askForSums(db, new Date(now.getTime() + limits.ratingSumMinutes * 60_000))
  return undefined
}
