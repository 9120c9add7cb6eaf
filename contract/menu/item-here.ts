import { limits } from '#domain/core/limits.ts'
import { createRoute, z } from '@hono/zod-openapi'
import type { StockPrice } from '../backoffice/staff.ts'
import { body, amount, id, json, moment, orderType, refusals } from '../core/wire.ts'

export const setSoldOutRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/items/{id}/sold-out',
  description: 'Marks a dish sold out at a branch, until a moment or until switched back.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(z.object({ branch_id: id, sold_out: z.boolean(), until: moment.nullable().default(null) })),
  },
  responses: { 200: json('Set', z.object({ sold_out: z.boolean(), until: moment.nullable() })), ...refusals },
})
export const changeItemHereRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/items/{id}/here',
  description: 'Count, place on the menu and prices of a dish at a branch; what is left out stays.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        branch_id: id,
        /** Null: not counted any more. */
        left: z.int().min(0).max(limits.stockLeft).nullable().optional(),
        hidden: z.boolean().optional(),
        /** Null as price: none of its own. */
        prices: z
          .array(z.object({ type: orderType.nullable(), price: amount.nullable() }))
          .max(5)
          .optional(),
      }),
    ),
  },
  responses: { 200: json('Changed', z.object({ done: z.literal(true) })), ...refusals },
})

export const changeOptionsHereRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/options/here',
  description:
    'What a branch has of options, all of them at once: sold out until a moment or until switched back, on its menu, prices. What is left out stays.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      option_ids: z.array(id).min(1).max(limits.optionsAtOnce),
      sold_out: z.boolean().optional(),
      /** With sold_out: when it ends by itself; none = until switched back. */
      until: moment.nullable().default(null),
      hidden: z.boolean().optional(),
      /** Null as price: none of its own. */
      prices: z
        .array(z.object({ type: orderType.nullable(), price: amount.nullable() }))
        .max(5)
        .optional(),
    }),
  ),
  responses: { 200: json('Changed', z.object({ done: z.literal(true) })), ...refusals },
})

/** What changes of options at a branch, as a caller writes it. */
export interface OptionsHereBody extends Omit<ItemHereBody, 'left'> {
  option_ids: string[]
  sold_out?: boolean
  until?: string | null
}

/** What changes of a dish at a branch, as a caller writes it. */
export interface ItemHereBody {
  branch_id: string
  left?: number | null
  hidden?: boolean
  prices?: { type: StockPrice['type']; price: string | null }[]
}
