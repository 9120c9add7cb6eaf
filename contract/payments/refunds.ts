import { createRoute, z } from '@hono/zod-openapi'
import { amount, id, json, moment, refusals } from '../core/wire.ts'

/** How a refund stands. `bounced`: it was done, and its money came back; `settled`: the guest has it another way since. */
export const refundState = z.enum([
  'wanted',
  'sending',
  'pending',
  'done',
  'failed',
  'needs_person',
  'bounced',
  'settled',
])

/** A part of an order: a line's id, `<line id>:deposit`, `<fee id>:fee`, or `delivery`. */
export const partKey = z.string().regex(/^[0-9A-Za-z]{1,40}(:deposit|:fee)?$/)

export const creditNote = z.object({
  number: z.int(),
  value: amount,
  vat: amount,
  wallet: amount,
  /** The wallet's part is given by hand: the account is deleted. */
  by_hand: z.boolean(),
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
    /** Of it, what a wallet had paid whose account is deleted: it goes back by hand. */
    by_hand: amount,
    parts: z.array(
      z.object({
        key: partKey,
        name: z.string(),
        kind: z.enum(['line', 'deposit', 'fee', 'delivery']),
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

const waitingRefunds = z
  .object({
    data: z.array(
      z.object({
        id,
        /** The order on whose page it is seen to. */
        order_id: id,
        /** Empty for a payment that has none. */
        number: z.string(),
        /** Empty where the member has one branch. */
        branch: z.string(),
        amount,
        /** Of money that was taken in another currency than the order's. */
        currency: z.string().optional(),
        state: refundState,
        when: z.string(),
      }),
    ),
  })
  .openapi('WaitingRefunds')

export const listWaitingRefundsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/refunds/waiting',
  description:
    'Refunds that wait for a person, the oldest first: no gateway knows of them, they came back, or were refused.',
  tags: ['staff'],
  responses: { 200: json('The refunds', waitingRefunds), ...refusals },
})

export type WaitingRefundsWire = z.infer<typeof waitingRefunds>
export type RefundableWire = z.infer<typeof refundable>
