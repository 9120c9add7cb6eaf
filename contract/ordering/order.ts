import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { payMethods, type PayMethod } from '#domain/payments/pay-method.ts'
import { creditedStatuses } from '#domain/ordering/shown-status.ts'
import { waysToPay } from '#domain/payments/way-to-pay.ts'
import { bill } from './cart.ts'
import { draftAddress } from '../delivery/delivery.ts'
import { slot } from '../timing/slots.ts'
import { payForm } from '../payments/pay-form.ts'
import { refundState } from '../payments/refunds.ts'
import { ownerActs } from '../delivery/vehicle.ts'
import { body, amount, id, json, moment, orderType, refusals } from '../core/wire.ts'

export const status = z.enum([
  'callcenter_pending',
  'b2b_pending',
  'created',
  'accepted',
  'ready',
  'outdelivery',
  'delivered',
  'canceled',
  'missed',
  'b2b_canceled',
  'partially_refunded',
  'refunded',
])

/** What staff are told that an order is: decision 0182. */
export const staffStatus = z.enum([...status.options, ...creditedStatuses])

/** A status as people see it: the tenant's words and colours (spec 4). */
const shownStatus = z.object({
  status,
  label: z.string(),
  background_color: z.string(),
  text_color: z.string(),
})

export const order = z
  .object({
    id,
    version: z.int(),
    number: z.string().nullable(),
    type: orderType,
    shown: shownStatus,
    status,
    payment_state: z.enum(['due', 'pending', 'paid', 'closed']),
    /** A company owes it: its guest pays nothing of it, but what a wallet paid. */
    on_account: z.boolean(),
    branch: z.object({
      id,
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    bill,
    notes: z.string(),
    /** Only for its owner; empty for anyone else who holds the link. */
    contact_name: z.string(),
    contact_mobile: z.string(),
    /** Where it is delivered to; none for what is no delivery. */
    address: draftAddress.nullable(),
    ...ownerActs,
    mine: z.boolean(),
    /** Steps of this order type, with finished clock words for those that happened. */
    timeline: z.array(
      z.object({ status, label: z.string(), at: moment.nullable(), time: z.string(), done: z.boolean() }),
    ),
    promised_minutes: z.int(),
    promised_at: moment.nullable(),
    promised_time: z.string(),
    /** The promise moved: when, the clock words of what was promised before, and whether it is sooner than that. It never moves silently. */
    promise_change: z.object({ at: moment, was: z.string(), earlier: z.boolean() }).nullable(),
    /** The last change by staff, and the total before it; a change that waits for its difference, and the order row that takes it. */
    edited: z.object({ at: moment, was: amount }).nullable(),
    more: z.object({ order_id: id, amount, until: moment }).nullable(),
    /** Ordered for later: its slot, which is the promise. */
    slot: slot.nullable(),
    hold_until: moment.nullable(),
    can_pay: z.boolean(),
    cancel_reason: z.string().nullable(),
    cancel_words: z.string(),
    refunds: z.array(z.object({ amount, state: refundState })),
    refunded: amount,
    /** What of it went back to the wallet and to the points, at once. */
    given_back: z.object({ wallet: amount, points: z.int() }),
    placed_at: moment,
    rendered_at: moment,
  })
  .openapi('Order')

/** Idempotency-Key: the browser makes one per intent to order (safety 2). */
export const idempotencyHeader = z.object({ 'idempotency-key': z.string().min(8).max(255) })

export const placeOrder = z.object({
  cart_id: id,
  cart_version: z.int().min(1),
  /** What the browser showed; a difference is refused by name and nothing moves silently. */
  total: amount,
  ready_minutes_to: z.int().min(0).max(10_000),
  name: z.string().max(limits.name * 8),
  mobile: z.string().max(60),
  notes: z
    .string()
    .max(limits.notes * 4)
    .default(''),
  /** As the cart says it (its draft's payment_method_id). */
  payment_method: z.enum(waysToPay),
})

export const placeOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders',
  description:
    'Places an order: exactly once per Idempotency-Key. A total, price or promise that changed since it was shown is refused by name.',
  tags: ['order'],
  request: {
    headers: idempotencyHeader,
    ...body(placeOrder),
  },
  responses: { 201: json('The order, held while it is paid', order), ...refusals },
})

const payMethod = z.enum(payMethods)
export const paymentStep = z
  .object({
    reference: id,
    pay_url: z.string(),
    expires_at: moment,
    method: payMethod,
    methods: z.array(payMethod),
    form: payForm.nullable(),
  })
  .openapi('PaymentStep')

export const openPaymentRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/payments',
  description:
    'Opens the payment step, or the one that is open already; returns the page to pay on, and the form to draw there when it is our own. Naming another of the ways to pay closes the open one first.',
  tags: ['order'],
  request: {
    params: z.object({ id }),
    body: { content: { 'application/json': { schema: z.object({ method: payMethod.optional() }) } } },
  },
  responses: { 200: json('Where to pay', paymentStep), ...refusals },
})

export const submitPaymentRoute = createRoute({
  method: 'post',
  path: '/api/v1/payments/{reference}/submit',
  description:
    'For forms that charge on our word: the card has been typed at the gateway, charge it. Returns where the browser goes now.',
  tags: ['order'],
  request: { params: z.object({ reference: id }) },
  responses: { 200: json('Where to go', z.object({ next_url: z.string() })), ...refusals },
})

export const payMethodsRoute = createRoute({
  method: 'get',
  path: '/api/v1/payment-methods',
  description: 'The ways to pay by card that the restaurant’s gateway offers, in their order.',
  tags: ['order'],
  responses: {
    200: json(
      'The ways to pay; none without an account in use',
      z.object({ data: z.array(z.object({ id: payMethod, name: z.string() })) }),
    ),
    ...refusals,
  },
})

export const getOrderRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}',
  description:
    'The order for whoever holds its id; name and number only for the one who placed it. With `since`, null while nothing changed.',
  tags: ['order'],
  request: {
    params: z.object({ id }),
    query: z.object({
      since: z.coerce
        .number()
        .int()
        .min(0)
        .max(2 ** 31)
        .optional(),
    }),
  },
  responses: {
    200: json(
      'The order; null when it has not changed since that version',
      z.object({ order: order.nullable() }),
    ),
    ...refusals,
  },
})

const payment = z.object({
  /** open: nothing was tried yet; the same page takes the payment. */
  state: z.enum(['waiting', 'open', 'paid', 'declined', 'expired', 'returned']),
  order_id: id.nullable(),
  order_number: z.string().nullable(),
  table_session_id: z.string().nullable(),
  /** What it pays, if no order: a wallet's filling, the deposit of a reservation, a share of a group's order. */
  wallet_top_up: z.boolean(),
  reservation_id: z.string().nullable(),
  group_id: id.nullable(),
  amount,
  currency: z.string(),
  can_retry: z.boolean(),
  /** Only where `with=order` asks for it: the order that it pays, for the browser that placed it; else null. */
  order: order.nullable().optional(),
})

export const getPaymentRoute = createRoute({
  method: 'get',
  path: '/api/v1/payments/{reference}',
  description:
    'What became of a payment, by its unguessable reference: the status alone. With `with=order` also the order that it pays, in the same answer, for the browser that placed it.',
  tags: ['order'],
  request: {
    params: z.object({ reference: id }),
    query: z.object({ with: z.enum(['order']).optional() }),
  },
  responses: {
    200: json('How the payment stands, as the server knows it', payment),
    ...refusals,
  },
})

export const paymentWebhookRoute = createRoute({
  method: 'post',
  path: '/api/v1/payments/webhooks/{gateway}/{account_id}',
  description: 'For gateways: kept as it came, then asked for at the gateway itself.',
  tags: ['order'],
  request: { params: z.object({ gateway: z.string().max(30), account_id: id }) },
  responses: { 200: json('Saved', z.object({ received: z.literal(true) })), ...refusals },
})

export type PaymentStepWire = z.infer<typeof paymentStep>
export type PayMethodWire = { id: PayMethod; name: string }
export type OrderWire = z.infer<typeof order>
export type PaymentWire = z.infer<typeof payment>
export type PlaceOrderBody = z.input<typeof placeOrder>
