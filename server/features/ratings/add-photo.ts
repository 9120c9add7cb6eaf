import type { RatingPhotoWire } from '#contract/ratings/rating.ts'
import { limits } from '#domain/core/limits.ts'
import { mayChangeRating, rateUntil } from '#domain/ratings/rating.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { TenantDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { asImageRefusal, spendUploadCost } from '#server/http/upload-costs.ts'
import { uploadPlaces, type ReadFile } from '#server/http/upload-places.ts'
import { deletePhoto, insertPhoto, listPhotosOfOrder } from '#server/store/ratings/rating-photos.ts'
import { findRatingOfOrder, lockOrderOfRating } from '#server/store/ratings/ratings.ts'
import { photoShelf } from './photo-shelf.ts'
import { findOwnOrder, type Rater } from './rater.ts'
import { deliveredOf } from './show-rating.ts'

/** Photos per minute of one who rates; six are what an order can get. */
const uploadsPerMinute = 20

/**
 * Takes an order's owner and how to read the file; keeps the picture, encoded anew, for the rating to come. Whoever may
 * not is refused before a byte of it is read: 'rating-failed' where no rating can be given or changed,
 * 'images-too-many', 'too-many-requests'; then 'image-required', 'image-too-large', 'image-too-detailed',
 * 'image-heic', 'image-invalid' and 'busy'. Of what is refused nothing is kept. Spec 5.
 */
export async function addPhoto(
  deps: Deps,
  rater: Rater,
  orderId: string,
  readFile: ReadFile,
): Promise<RatingPhotoWire | Refusal> {
  const refused = await deps.db.read(rater.tenantId, (db) => refusePhoto(deps, db, rater, orderId))
  if (refused) return refused
  if (!deps.rateLimits.pass(`upload:${rater.shopper}`, uploadsPerMinute, deps.clock()))
    return refuse('too-many-requests')
  return uploadPlaces.photos.take(orderId, readFile, (bytes) => keepPhoto(deps, rater, orderId, bytes))
}

async function keepPhoto(
  deps: Deps,
  rater: Rater,
  orderId: string,
  bytes: Uint8Array,
): Promise<RatingPhotoWire | Refusal> {
  if (bytes.byteLength === 0) return refuse('image-required')
  if (bytes.byteLength > limits.imageBytes) return refuse('image-too-large')
  const shelf = photoShelf(rater.tenantId)
  const of = { tenantId: rater.tenantId, by: 'guest', person: rater.shopper ?? orderId } as const
  const stored = await spendUploadCost(deps, of, { shelf, bytes })
  if (isRefusal(stored)) return asImageRefusal(stored)
  const { id, width, height } = stored
  const late = await writeUnlessRefused(deps.db, rater.tenantId, async (db) => {
    // two at once count one after the other
    await lockOrderOfRating(db, orderId)
    const tooMany = await refusePhoto(deps, db, rater, orderId)
    if (tooMany) return tooMany
    await insertPhoto(db, { id, order_id: orderId, width, height, made_at: new Date(deps.clock()) })
    return undefined
  })
  if (!isRefusal(late)) return { id, width, height }
  await deps.pictures.remove(shelf, id)
  return late
}

/** Takes an order's owner and a photo that no rating shows yet; removes it. Refuses 'not-found'. */
export async function removePhoto(
  deps: Deps,
  rater: Rater,
  orderId: string,
  photoId: string,
): Promise<{ done: true } | Refusal> {
  const gone = await deps.db.write(rater.tenantId, async (db) => {
    const order = await findOwnOrder(db, rater, orderId)
    return isRefusal(order) ? order : deletePhoto(db, orderId, photoId)
  })
  if (isRefusal(gone)) return gone
  if (!gone) return refuse('not-found')
  await deps.pictures.remove(photoShelf(rater.tenantId), photoId)
  return { done: true }
}

async function refusePhoto(
  deps: Deps,
  db: TenantDb,
  rater: Rater,
  orderId: string,
): Promise<Refusal | undefined> {
  const order = await findOwnOrder(db, rater, orderId)
  if (isRefusal(order)) return order
  const rating = await findRatingOfOrder(db, orderId)
  const may = rating
    ? rating.row.hidden_at === null && mayChangeRating(rating.row.made_at.getTime(), deps.clock())
    : rateUntil(deliveredOf(order), deps.clock()) !== undefined
  if (!may) return refuse('rating-failed')
  const photos = await listPhotosOfOrder(db, orderId)
  return photos.length >= limits.imagesPerUpload ? refuse('images-too-many') : undefined
}
