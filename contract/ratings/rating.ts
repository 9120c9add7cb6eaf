import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { body, errorBody, id, json, listOf, moment, orderType, picture, refusals } from '../core/wire.ts'

const stars = z.int().min(1).max(5)
const thumb = z.enum(['up', 'down'])
const photo = z.object({ id, width: z.int(), height: z.int() })

/** A rating as its order's page shows it. Holders of the link who did not order see the stars alone. */
const rating = z
  .object({
    food: stars,
    service: stars,
    delivery: stars.nullable(),
    comment: z.string(),
    items: z.array(z.object({ item_id: id, thumb })),
    photos: z.array(photo),
    made_at: moment,
    /** YYYY/MM/DD in the branch's zone. */
    date: z.string(),
    answer: z.string().nullable(),
    mine: z.boolean(),
    can_change: z.boolean(),
    /** The restaurant took it off its pages. */
    hidden: z.boolean(),
  })
  .openapi('Rating')

const orderRating = z
  .object({
    rating: rating.nullable(),
    can_rate: z.boolean(),
    /** Uploaded, and not yet part of the rating. */
    waiting_photos: z.array(photo),
    with_delivery: z.boolean(),
    /** What can get a thumb: the order's items, each once. */
    items: z.array(z.object({ item_id: id, name: z.string(), picture: picture.nullable() })),
  })
  .openapi('OrderRating')

const input = z.object({
  food: stars,
  service: stars,
  delivery: stars.nullable().default(null),
  comment: z
    .string()
    .max(limits.notes * 4)
    .default(''),
  items: z
    .array(z.object({ item_id: id, thumb }))
    .max(limits.linesPerCart)
    .default([]),
  /** Ids of photos that were uploaded for this order. */
  photos: z.array(id).max(100).default([]),
})

const params = z.object({ id })
export const getRatingRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/rating',
  tags: ['rating'],
  request: { params },
  responses: { 200: json('The rating of an order, and whether one can be given', orderRating), ...refusals },
})
export const rateOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/rating',
  tags: ['rating'],
  request: { params, ...body(input) },
  responses: { 201: json('The rating; an order gets one', orderRating), ...refusals },
})
export const changeRatingRoute = createRoute({
  method: 'put',
  path: '/api/v1/orders/{id}/rating',
  tags: ['rating'],
  request: { params, ...body(input) },
  responses: { 200: json('The rating after the change', orderRating), ...refusals },
})
export const addPhotoRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/rating/photos',
  tags: ['rating'],
  description:
    'The bytes of one JPEG, PNG, WebP, AVIF or HEIC of at most 4 MB and 40 megapixels (HEIC 25, AVIF 4.2), known by their content and encoded ' +
    'anew. Refused as image-required, image-too-large, image-too-detailed, image-heic, image-invalid or images-too-many.',
  request: {
    params,
    body: {
      required: true,
      content: {
        'application/octet-stream': { schema: z.any().openapi({ type: 'string', format: 'binary' }) },
      },
    },
  },
  responses: {
    201: json('The photo; it is shown once the rating that names it is sent', photo),
    413: json('Larger than 4 MB', errorBody),
    503: json('Too many uploads at once', errorBody),
    ...refusals,
  },
})
export const removePhotoRoute = createRoute({
  method: 'delete',
  path: '/api/v1/orders/{id}/rating/photos/{photo_id}',
  tags: ['rating'],
  request: { params: z.object({ id, photo_id: id }) },
  responses: { 200: json('Gone', z.object({ done: z.literal(true) })), ...refusals },
})

const staffRating = z
  .object({
    id,
    order_id: id,
    order_number: z.string(),
    order_type: orderType,
    customer: z.string(),
    overall: stars,
    food: stars,
    service: stars,
    delivery: stars.nullable(),
    comment: z.string(),
    items: z.array(z.object({ item_id: id, name: z.string(), thumb })),
    photos: z.array(photo),
    made_at: moment,
    date: z.string(),
    time: z.string(),
    answer: z.string().nullable(),
    hidden: z.boolean(),
    hidden_reason: z.string(),
    may: z.array(z.enum(['answer', 'hide', 'show'])),
  })
  .openapi('StaffRating')

export const listRatingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/ratings',
  tags: ['staff'],
  request: {
    query: z.object({
      branch_id: id,
      stars: z.coerce.number().int().min(1).max(5).optional(),
      unanswered: z.enum(['1']).optional(),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
    }),
  },
  responses: { 200: json('Ratings of a branch, newest first', listOf(staffRating)), ...refusals },
})
export const answerRatingRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/ratings/{id}/answer',
  tags: ['staff'],
  request: { params, ...body(z.object({ answer: z.string().max(limits.notes * 4) })) },
  responses: {
    200: json('The rating with the answer; an empty one takes it back', staffRating),
    ...refusals,
  },
})
export const hideRatingRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/ratings/{id}/hidden',
  tags: ['staff'],
  request: {
    params,
    ...body(
      z.object({
        hidden: z.boolean(),
        reason: z
          .string()
          .max(limits.notes * 4)
          .default(''),
      }),
    ),
  },
  responses: { 200: json('The rating, hidden or shown again', staffRating), ...refusals },
})

export type OrderRatingWire = z.infer<typeof orderRating>
export type RatingWire = z.infer<typeof rating>
export type RatingInput = z.input<typeof input>
export type RatingPhotoWire = z.infer<typeof photo>
export type StaffRatingWire = z.infer<typeof staffRating>
export interface StaffRatingsWire {
  data: StaffRatingWire[]
  meta: { current_page: number; last_page: number; per_page: number; total: number }
}
