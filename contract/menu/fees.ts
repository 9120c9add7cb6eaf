import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { amount, id, inEachLanguage, json, orderType, refusals } from '../core/wire.ts'
import { taxDoc } from './menu-doc.ts'

/** A fee as staff type it; the ids of new ones are made up by the browser, and the server gives them its own. */
const fee = z
  .object({
    id,
    name: inEachLanguage(z.string().max(limits.feeName * 8)),
    /** For the order, for each piece that it is about, or a share of what those cost. */
    kind: z.enum(['order', 'piece', 'share']),
    /** Of a share: 0.00. */
    amount,
    /** Of a share: 700 = 7 %; else 0. */
    basis_points: z.int(),
    types: z.array(orderType).max(4),
    /** Empty = all. */
    branch_ids: z.array(id).max(limits.branches),
    /** Only while the food after the coupon costs less. */
    below: amount.nullable(),
    /** Only for these dishes and groups; both empty = for all. */
    item_ids: z.array(id).max(500),
    group_ids: z.array(id).max(200),
    tax: taxDoc.nullable(),
    active: z.boolean(),
  })
  .openapi('Fee')

const named = z.object({ id, name: z.string() })

const desk = z
  .object({
    /** The name of the list as it is; saving it says on which one it began. */
    seen: z.string(),
    fees: z.array(fee),
    /** What a fee may name, in the member's language. */
    branches: z.array(named),
    groups: z.array(named),
    items: z.array(named),
    prices_include_vat: z.boolean(),
  })
  .openapi('FeeDesk')

export const getFeesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/fees',
  description: 'The fees of the restaurant’s own, and what they may name.',
  tags: ['staff'],
  responses: { 200: json('The fees', desk), ...refusals },
})
export const saveFeesRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/fees',
  description:
    'All fees as they are to be, in their order. Refused as plan-changed when somebody was faster.',
  tags: ['staff'],
  request: {
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({ seen: z.string().max(64), fees: z.array(fee).max(limits.fees) }),
        },
      },
    },
  },
  responses: { 200: json('The fees after it', desk), ...refusals },
})

export type FeeDeskWire = z.infer<typeof desk>
export type FeeWire = z.infer<typeof fee>
