import { createRoute, z } from '@hono/zod-openapi'
import { addressDetails } from './customer-places.ts'
import { amount, id, json, refusals } from '../core/wire.ts'

/** Where a cart or an order goes. */
export const draftAddress = z
  .object({
    ...addressDetails.shape,
    /** The saved address that it was copied from. */
    id: id.nullable(),
  })
  .openapi('DraftAddress')

/** What delivering this cart costs. */
export const cartDelivery = z
  .object({
    zone_name: z.string(),
    fee: amount,
    /** What it would be if nothing made it less. */
    full_fee: amount,
    /** The least that the food has to cost after the coupon, and what is missing to it. */
    minimum: amount,
    missing: amount,
    /** None where nothing makes it free; "0.00" when it is free. */
    left_until_free: amount.nullable(),
    /** Minutes of the way, part of `ready_minutes`. */
    minutes: z.int(),
  })
  .openapi('CartDelivery')

const branchTo = z.object({
  branch_id: id,
  branch_name: z.string(),
  /** Takes orders now. */
  open: z.boolean(),
  fee: amount,
  minimum: amount,
  free_above: amount.nullable(),
  zone_name: z.string(),
  ready_minutes: z.object({ from: z.int(), to: z.int() }),
})

/** What can be had at a point. */
const deliveryAnswer = z
  .object({
    /** The branch that was asked, if it delivers there. */
    served: branchTo.nullable(),
    /** The others that do, the cheapest first, at most 3. */
    others: z.array(branchTo),
    /** The nearest branch to pick up from. */
    pickup: z
      .object({
        branch_id: id,
        branch_name: z.string(),
        open: z.boolean(),
        /** Kilometres with two decimals (spec 9). */
        distance: z.string(),
      })
      .nullable(),
  })
  .openapi('DeliveryAnswer')

const degrees = (most: number) => z.coerce.number().min(-most).max(most)

export const deliveryAtRoute = createRoute({
  method: 'get',
  path: '/api/v1/delivery/at',
  description:
    'Who delivers to a point and on which terms: the branch asked, other branches, and where to pick up instead. The same ' +
    'answer as in the cart and when the order is placed. Refused as too-many-requests beyond 60 a minute for one visitor.',
  tags: ['branch'],
  request: {
    query: z.object({ latitude: degrees(90), longitude: degrees(180), branch_id: id.optional() }),
  },
  responses: { 200: json('What can be had there', deliveryAnswer), ...refusals },
})

export type DraftAddressWire = z.infer<typeof draftAddress>
export type BranchToWire = z.infer<typeof branchTo>
export type DeliveryAnswerWire = z.infer<typeof deliveryAnswer>
