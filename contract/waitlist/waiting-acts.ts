import { counted } from '#domain/core/counted.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { waitingEntry } from './waiting.ts'
import { body, id, json, refusals, typedInt } from '../core/wire.ts'

const typed = (most: number) => z.string().max(most * 8)
/** Its bounds are the branch's own, refused by the field's own words. */
const guests = typedInt(z.int())
const ofId = { params: z.object({ id }) }
const tags = ['waiting-list']
const shown = { 200: json('The entry', waitingEntry), ...refusals }

export const joinQueueRoute = createRoute({
  method: 'post',
  path: '/api/v1/waiting-list/waiting/create',
  description: 'Joins a queue. One active entry per person and branch; `branch_settings` is not believed.',
  tags,
  request: {
    query: z.object({ frontend: z.string().max(10).optional() }),
    ...body(
      z.object({
        branch_id: id,
        area_id: id,
        guests_count: guests,
        name: typed(limits.name),
        phone: typed(30),
        note: typed(limits.notes).default(''),
        source: z.enum(['web', 'door']).default('web'),
        branch_settings: z.record(z.string().max(40), z.unknown()).optional(),
      }),
    ),
  },
  responses: {
    201: json(
      'Joined',
      z.object({ WaitingEntity_id: id, number: z.string(), place: z.int(), queue_version: z.int() }),
    ),
    ...refusals,
  },
})
export const changeQueueRoute = createRoute({
  method: 'post',
  path: '/api/v1/waiting-list/waiting/changeQueue/{id}',
  description: counted(waitingLimits.delays, 'en', {
    one: 'Delays an entry by one place (`sub`), at most {word} time.',
    other: 'Delays an entry by one place (`sub`), at most {word} times.',
  }),
  tags,
  request: { ...ofId, ...body(z.object({ id: id.optional(), action: z.literal('sub') })) },
  responses: shown,
})
export const updateWaitingRoute = createRoute({
  method: 'put',
  path: '/api/v1/waiting-list/waiting/update/{id}',
  description: 'Changes an entry. Another area means the end of that area’s queue.',
  tags,
  request: {
    ...ofId,
    ...body(
      z.object({
        guests_count: guests.optional(),
        area_id: id.optional(),
        name: typed(limits.name).optional(),
        phone: typed(30).optional(),
        note: typed(limits.notes).optional(),
      }),
    ),
  },
  responses: shown,
})
export const cancelWaitingRoute = createRoute({
  method: 'post',
  path: '/api/v1/waiting-list/waiting/cancel/{id}',
  description: 'Leaves the queue; a reason may be given.',
  tags,
  request: {
    ...ofId,
    body: {
      required: false,
      content: {
        'application/json': { schema: z.object({ reason: typed(waitingLimits.reason).nullish() }) },
      },
    },
  },
  responses: shown,
})
export const openPreorderRoute = createRoute({
  method: 'post',
  path: '/api/v1/waiting-list/waiting/{id}/preorder',
  description:
    'Opens the cart in which a party chooses ahead (`own.cart_id`); it is its table’s first round once it is seated.',
  tags,
  request: ofId,
  responses: shown,
})
export const rateWaitingRoute = createRoute({
  method: 'post',
  path: '/api/v1/waiting-list/waiting/rating/{id}',
  description: 'Rates the wait, once seated.',
  tags,
  request: {
    ...ofId,
    ...body(
      z.object({ rating: z.int().min(1).max(limits.ratingStars), comment: typed(limits.notes).default('') }),
    ),
  },
  responses: shown,
})

export type JoinQueueBody = {
  branch_id: string
  area_id: string
  guests_count: number
  name: string
  phone: string
  note?: string
  source?: 'web' | 'door'
  /** As the page knows them; not believed. */
  branch_settings?: Readonly<Record<string, unknown>>
}
export type UpdateWaitingBody = Partial<
  Pick<JoinQueueBody, 'guests_count' | 'area_id' | 'name' | 'phone' | 'note'>
>
