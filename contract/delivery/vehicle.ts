import { z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { customerVehicle } from './customer-places.ts'
import { id, moment } from '../core/wire.ts'

/** The vehicle of a cart or an order: a copy, so that one that changes later changes no order (spec 3 "Vehicle"). */
export const draftVehicle = customerVehicle
  .omit({ id: true, is_default: true })
  .extend({
    /** The saved vehicle that it was copied from. */
    id: id.nullable(),
  })
  .openapi('DraftVehicle')

/** A vehicle as a guest chooses and types it for one order. */
export const vehicleDetails = z.object({
  brand_id: z.string().max(40),
  color_id: z.string().max(40),
  plate_number: z.string().max(limits.plateNumber * 8),
})

/** The guest is there: since when, at which bay or place, and when staff answered that they are coming. */
export const arrival = z
  .object({
    at: moment,
    /** Clock words of the branch. */
    time: z.string(),
    place: z.string(),
    answered_at: moment.nullable(),
  })
  .openapi('Arrival')

/** What an order shows to its owner alone: the car, its arrival, and what the owner may still do. */
export const ownerActs = {
  vehicle: draftVehicle.nullable(),
  arrival: arrival.nullable(),
  /** "I'm here" may be said now. */
  can_arrive: z.boolean(),
  /** It may be cancelled now with one tap. */
  can_cancel: z.boolean(),
}

export type DraftVehicleWire = z.infer<typeof draftVehicle>
export type ArrivalWire = z.infer<typeof arrival>
