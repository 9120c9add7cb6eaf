import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { payMethods } from '#domain/payments/pay-method.ts'
import { body, id, json, orderType, refusals } from '../core/wire.ts'
import { lineBody } from './cart.ts'
import { draftFields } from './cart-draft.ts'
import { idempotencyHeader, order, paymentStep, placeOrder } from './order.ts'

const { timing, address, coupon, vehicle, use_wallet, use_points } = draftFields

/** A cart that nobody has saved: its lines, and what else a saved one would hold. */
const newCart = z.strictObject({
  type: orderType,
  branch_id: id,
  lines: z.array(lineBody).min(1).max(limits.linesPerCart),
  timing,
  address,
  coupon,
  vehicle,
  use_wallet,
  use_points,
})

const checkout = placeOrder.omit({ cart_id: true, cart_version: true }).extend({
  /** A saved cart at the version that was shown, or the lines of one that is made with its order. */
  cart: z.union([z.strictObject({ id, version: z.int().min(1) }), newCart]),
  /** The way to pay at the gateway; left out: its first. */
  method: z.enum(payMethods).optional(),
})

export const checkoutRoute = createRoute({
  method: 'post',
  path: '/api/v1/checkouts',
  description:
    'Places an order and opens its payment in one call: of a saved cart, or of lines of which no cart was made before. Exactly once per Idempotency-Key: a repeat, also one whose answer was lost, brings the same order and the same payment. A browser without a cookie gets one that is made of its key and body, if the key is as long as a random UUID, so that its repeat is the same browser.',
  tags: ['order'],
  request: { headers: idempotencyHeader, ...body(checkout) },
  responses: {
    201: json(
      'The order, held while it is paid, and where to pay it',
      z.object({
        order,
        /** None where nothing is to be paid by card now, and where its payment could not be opened. */
        payment: paymentStep.nullable(),
        /** Why its payment could not be opened: the order stands, and the same call opens it again. */
        trouble: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
    ...refusals,
  },
})

export type CheckoutBody = z.infer<typeof checkout>
export type CheckoutInput = z.input<typeof checkout>
export type NewCartBody = z.infer<typeof newCart>
export type CheckoutWire = z.infer<
  (typeof checkoutRoute.responses)[201]['content']['application/json']['schema']
>
