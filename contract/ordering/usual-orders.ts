import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { cart } from './cart.ts'
import { body, amount, id, json, listOf, orderType, picture, refusals } from '../core/wire.ts'

const usual = z
  .object({
    id,
    name: z.string(),
    type: orderType,
    branch_id: id,
    branch_name: z.string(),
    items: z.array(z.object({ name: z.string(), quantity: z.int(), picture: picture.nullable() })),
    /** What it costs now, of what is to be had. */
    subtotal: amount,
    currency: z.string(),
    /** Names of what is not to be had now. */
    gone: z.array(z.string()),
    /** Of what fewer are to be had than were kept, in finished sentences. */
    news: z.array(z.string()),
    /** What costs another amount than when it was kept or used last. */
    repriced: z.array(z.object({ name: z.string(), from: amount, to: amount })),
    /** Why it cannot be ordered at all now, in words; it may still be looked at. */
    closed: z.string().nullable(),
    /** The local time that it is for ("07:30 PM"), of one for later. */
    time: z.string().nullable(),
  })
  .openapi('UsualOrder')

const name = z.string().max(limits.name * 4)
const path = '/api/v1/user/usual-orders'
const of = { tags: ['customer'] }
const params = z.object({ id })

export const listUsualsRoute = createRoute({
  ...of,
  method: 'get',
  path,
  description: 'My usual orders, the one used last first, 10 a page, each with its fit check by name.',
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }) },
  responses: { 200: json('A page of my usual orders', listOf(usual)), ...refusals },
})

export const suggestUsualRoute = createRoute({
  ...of,
  method: 'get',
  path: `${path}/suggestion`,
  description: 'An order of which there are three alike and that is not kept yet, or null.',
  responses: {
    200: json(
      'The suggestion',
      z.object({ suggestion: z.object({ order_id: id, items: z.array(z.string()) }).nullable() }),
    ),
    ...refusals,
  },
})

export const saveUsualRoute = createRoute({
  ...of,
  method: 'post',
  path,
  description:
    'Keeps one of my orders, or my cart, under a name; with its type, branch, address or vehicle and time.',
  request: body(z.object({ name, order_id: id.optional(), cart_id: id.optional() })),
  responses: { 201: json('The usual order', usual), ...refusals },
})

export const renameUsualRoute = createRoute({
  ...of,
  method: 'put',
  path: `${path}/{id}`,
  description: 'Gives it another name.',
  request: { params, ...body(z.object({ name })) },
  responses: { 200: json('The usual order', usual), ...refusals },
})

export const deleteUsualRoute = createRoute({
  ...of,
  method: 'delete',
  path: `${path}/{id}`,
  description: 'Keeps it no longer.',
  request: { params },
  responses: { 200: json('Done', z.object({ done: z.literal(true) })), ...refusals },
})

export const useUsualRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/{id}/cart`,
  description:
    'A new cart with what of it is to be had, at its branch, with its address or vehicle and its time. `removed` and ' +
    '`news` of the cart name what is gone and what changed price.',
  request: { params },
  responses: { 201: json('The cart', cart), ...refusals },
})

export type UsualWire = z.infer<typeof usual>
export interface UsualSuggestionWire {
  suggestion: { order_id: string; items: string[] } | null
}
