import { z } from '@hono/zod-openapi'
import { id } from './wire.ts'

/** An address of a customer (spec 3 "Address"): a row of customer_addresses. */
export const customerAddress = z
  .object({
    id,
    /** Both or none: an address can be typed when the map is unavailable. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    street_name: z.string(),
    building_type: z.enum(['house', 'villa', 'office']),
    building_number: z.string(),
    floor_number: z.string(),
    apartment_number: z.string(),
    special_mark: z.string(),
    geocode_address: z.string(),
    description: z.string(),
    is_default: z.boolean(),
  })
  .openapi('CustomerAddress')

/** A vehicle of a customer (spec 3 "Vehicle"): a row of customer_vehicles. */
export const customerVehicle = z
  .object({
    id,
    brand_id: z.string(),
    brand_name: z.string(),
    brand_logo: z.string(),
    color_id: z.string(),
    color_name: z.string(),
    color_code: z.string(),
    plate_number: z.string(),
    is_default: z.boolean(),
  })
  .openapi('CustomerVehicle')

export type CustomerAddressWire = z.infer<typeof customerAddress>
export type CustomerVehicleWire = z.infer<typeof customerVehicle>
