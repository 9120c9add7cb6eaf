import { createRoute, z } from '@hono/zod-openapi'
import { amount, id, json, moment, refusals } from './wire.ts'

/** A part of an order: a line's id, `<line id>:deposit`, or `delivery`. */
export const partKey = z.string().regex(/^[0-9A-Za-z]{1,40}(:deposit)?$/)

export const creditNote = z.object({
  number: z.int(),
  value: amount,
  vat: amount,
  wallet: amount,
  points: z.int(),
  /** Money to the card, or out of the till. */
  rest: amount,
  rest_to: z.enum(['card', 'till', 'company', 'nobody']),
  reason: z.string(),
  at: moment,
})

const refundable = z
  .object({
    /** What may still go back: of the order's value, and card money that a gateway refused. */
    left: amount,
    parts: z.array(
      z.object({
        key: partKey,
        name: z.string(),
        kind: z.enum(['line', 'deposit', 'delivery']),
        pieces: z.int(),
        value: amount,
        /** Of it, what is back already. */
        pieces_back: z.int(),
        value_back: amount,
      }),
    ),
    credit_notes: z.array(creditNote),
  })
  .openapi('Refundable')

export const getRefundableRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders/{id}/refundable',
  description: 'What of an order may still go back, part by part, and its credit notes.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('What may go back', refundable), ...refusals },
})

export type RefundableWire = z.infer<typeof refundable>
