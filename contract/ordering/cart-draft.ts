import { z } from '@hono/zod-openapi'
import { waysToPay } from '#domain/payments/way-to-pay.ts'
import { addressDetails } from '../delivery/customer-places.ts'
import { vehicleDetails } from '../delivery/vehicle.ts'
import { id, moment } from '../core/wire.ts'

/** When the order is wanted: as soon as possible, or in the slot that starts then (spec 4 "Order timing"). */
const timing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asap') }),
  z.object({ kind: z.literal('scheduled'), slot_start: moment }),
])

/** What may be changed of a cart's draft, by the names of spec 3: null takes a choice back, a field left out stays. */
export const draftFields = {
  timing: timing.nullable().optional(),
  /** Where to deliver: a saved address of who is signed in, by its id, or a new one. */
  address: z
    .union([z.strictObject({ id }), addressDetails])
    .nullable()
    .optional(),
  /** A coupon's code as it was typed. */
  coupon: z.string().max(100).nullable().optional(),
  payment_method_id: z.enum(waysToPay).nullable().optional(),
  /** What to come with: a saved vehicle of who is signed in, by its id, or a new one. */
  vehicle: z
    .union([z.strictObject({ id }), vehicleDetails])
    .nullable()
    .optional(),
  use_wallet: z.boolean().nullable().optional(),
  use_points: z.boolean().nullable().optional(),
}

const draftBody = z.object(draftFields)
export type DraftBody = z.input<typeof draftBody>
