import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { phoneTypes, phoneWays } from '#domain/ordering/phone-order.ts'
import { cart, lineBody } from './cart.ts'
import { addressDetails } from '../delivery/customer-places.ts'
import { optionalIdempotencyHeader } from '../core/idempotency-header.ts'
import { vehicleDetails } from '../delivery/vehicle.ts'
import { amount, body, id, json, moment, refusals } from '../core/wire.ts'

/** How an order that is taken by phone is had. */
export const phoneType = z.enum(phoneTypes)
/** How it is paid. */
export const phoneWay = z.enum(phoneWays)

const wanted = z.object({
  /** The cart that this member saved before; none begins one. */
  cart_id: id.optional(),
  branch_id: id,
  type: phoneType,
  /** The slot that was chosen; null = as soon as possible. */
  slot_start: moment.nullable().default(null),
  /** Where to deliver; null while it is not known. */
  address: addressDetails.nullable().default(null),
  /** Which car to bring it to; null while it is not known, and for what is not had from the car. */
  vehicle: vehicleDetails.nullable().default(null),
  /** A code as the caller says it; empty = none. */
  coupon: z.string().max(100).default(''),
  payment_method: phoneWay.default('card'),
  lines: z.array(lineBody).max(limits.linesPerCart),
})

/** The order as it stands while the caller speaks. */
const phoneCart = z
  .object({
    cart,
    /** For each line that was sent, in its place: the cart's line that it is, or why it cannot be had. */
    lines: z.array(
      z.object({
        line_id: id.nullable(),
        problem: z.object({ code: z.string(), message: z.string() }).nullable(),
      }),
    ),
    /** The address is in no zone of the branch: the branches that deliver there, and the nearest to pick up from. */
    outside: z
      .object({
        branches: z.array(z.object({ id, name: z.string() })),
        /** `distance`: kilometres with two decimals (spec 9). */
        pickup: z.object({ id, name: z.string(), distance: z.string() }).nullable(),
      })
      .nullable(),
  })
  .openapi('PhoneCart')

const phoneOrder = z
  .object({
    order_id: id,
    /** As the board shows it; empty until the order is paid by the link. */
    number: z.string(),
    total: amount,
    payment_method: phoneWay,
    /** Where the guest pays, or follows an order that is paid at hand-over. */
    link: z.string(),
    /** Until then the order waits for its payment; null when it is on the board already. */
    hold_until: moment.nullable(),
  })
  .openapi('PhoneOrder')

export const savePhoneCartRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/phone-orders/cart',
  description:
    'All that a caller wants, as a whole: kept as a cart of this member and priced as a guest’s. A line that cannot be had is ' +
    'answered with the reason, and the others stand.',
  tags: ['staff'],
  request: body(wanted),
  responses: { 200: json('The cart with its bill, line by line', phoneCart), ...refusals },
})

export const placePhoneOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/phone-orders',
  description:
    'Places the cart that was shown: held while the guest pays by the link that is sent, or on the board at once when it is paid ' +
    'at hand-over. The same key again is the same order; another total than the one shown is refused with the new one.',
  tags: ['staff'],
  request: {
    headers: optionalIdempotencyHeader,
    ...body(
      z.object({
        cart_id: id,
        cart_version: z.int(),
        /** As they were shown. */
        total: amount,
        ready_minutes_to: z.int(),
        payment_method: phoneWay,
        name: z.string().max(limits.name * 8),
        mobile: z.string().max(60),
        notes: z
          .string()
          .max(limits.notes * 4)
          .default(''),
      }),
    ),
  },
  responses: { 201: json('The order and its link', phoneOrder), ...refusals },
})

export type PhoneCartWire = z.infer<typeof phoneCart>
export type PhoneOrderWire = z.infer<typeof phoneOrder>
export type PhoneCartBody = z.input<typeof wanted>
/** As it stands after the contract's defaults. */
export type PhoneInput = z.output<typeof wanted>
export interface PhoneOrderBody {
  cart_id: string
  cart_version: number
  total: string
  ready_minutes_to: number
  payment_method: z.infer<typeof phoneWay>
  name: string
  mobile: string
  notes?: string
}
