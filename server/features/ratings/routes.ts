import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  addPhotoRoute,
  changeRatingRoute,
  getRatingRoute,
  rateOrderRoute,
  removePhotoRoute,
} from '#contract/ratings/rating.ts'
import type { Deps } from '#server/core/deps.ts'
import { fileReader } from '#server/http/read-file.ts'
import { answer, type AppContext, type AppEnv } from '#server/http/request.ts'
import { addPhoto, removePhoto } from './add-photo.ts'
import { changeRating, rateOrder } from './rate-order.ts'
import type { Rater } from './rater.ts'
import { readRating } from './read-rating.ts'

const raterOf = (c: AppContext): Rater => ({
  tenantId: c.get('tenantId'),
  language: c.get('language'),
  shopper: c.get('shopper'),
})

/** What guests say of an order that they made (spec 1, 5, 8). */
export function ratingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  app.openapi(getRatingRoute, async (c) =>
    answer(c, await readRating(deps, raterOf(c), c.req.valid('param').id), 200),
  )
  app.openapi(rateOrderRoute, async (c) =>
    answer(c, await rateOrder(deps, raterOf(c), c.req.valid('param').id, c.req.valid('json')), 201),
  )
  app.openapi(changeRatingRoute, async (c) =>
    answer(c, await changeRating(deps, raterOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  app.openapi(addPhotoRoute, async (c) => {
    return answer(c, await addPhoto(deps, raterOf(c), c.req.valid('param').id, fileReader(c)), 201)
  })
  app.openapi(removePhotoRoute, async (c) => {
    const { id, photo_id } = c.req.valid('param')
    return answer(c, await removePhoto(deps, raterOf(c), id, photo_id), 200)
  })
}
