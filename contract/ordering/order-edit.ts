import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { billLine, billSums } from './cart.ts'
import { deskDish } from '../menu/desk-dish.ts'
import { amount, id, json, moment, refusals } from '../core/wire.ts'

const editor = z
  .object({
    version: z.int(),
    lines: z.array(billLine),
    total: amount,
    /** The menu as the order may have it, with what it has of counted dishes already. */
    dishes: z.array(deskDish),
  })
  .openapi('OrderEditor')

const input = z.object({
  /** A line of the order that stays; none = a new one. */
  line_id: id.optional(),
  item_id: id,
  quantity: z.int().min(1).max(limits.quantity),
  /** Left out: as the line has them, of a new one the dish's presets. */
  options: z
    .array(z.object({ option_id: id, quantity: z.int().min(1).max(99) }))
    .max(100)
    .optional(),
  /** Left out: as the line has them, of a new one the fewest. */
  deposits: z
    .array(z.object({ deposit_id: id, quantity: z.int().min(1).max(99) }))
    .max(100)
    .optional(),
  note: z
    .string()
    .max(limits.notes * 4)
    .optional(),
})

const edited = z
  .object({
    /** `shown`: nothing happened yet; `waiting`: it holds once the guest has paid the difference. */
    state: z.enum(['shown', 'done', 'waiting']),
    version: z.int(),
    lines: z.array(billLine),
    sums: billSums,
    was: amount,
    /** How the difference is settled. */
    settles: z.enum(['nothing', 'at_hand_over', 'refund', 'link']),
    /** What is asked for by the link. */
    more: amount,
    to_card: amount,
    to_wallet: amount,
    to_points: z.int(),
    /** Where the guest pays the difference, and until when; it was sent to the mobile too. */
    link: z.string().nullable(),
    until: moment.nullable(),
  })
  .openapi('EditedOrder')

export const getOrderEditorRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders/{id}/edit',
  description: 'An order that is not accepted yet, and the dishes that may be put into it.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('What may be changed', editor), ...refusals },
})

export const editOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/orders/{id}/edit',
  description:
    'Changes an order before it is accepted, on the version that was shown. Without `total` it only tells what it would cost; with ' +
    'it, the order is changed: what is paid too much goes back, and what it costs more is asked for by a link.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            version: z.int(),
            lines: z.array(input).min(1).max(limits.linesPerCart),
            /** As it was shown; another one is refused by name. */
            total: amount.optional(),
          }),
        },
      },
    },
  },
  responses: { 200: json('What it is then', edited), ...refusals },
})

export type OrderEditorWire = z.infer<typeof editor>
export type EditedOrderWire = z.infer<typeof edited>
export type EditLineWire = z.infer<typeof input>
export interface OrderEditBody {
  version: number
  lines: EditLineWire[]
  total?: string
}
