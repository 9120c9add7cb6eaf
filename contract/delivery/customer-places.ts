import { createRoute, z } from '@hono/zod-openapi'
import { buildingTypes } from '#domain/delivery/building-type.ts'
import { addressLimits } from '#domain/delivery/check-address.ts'
import { limits } from '#domain/core/limits.ts'
import { body, id, json, listOf, refusals } from '../core/wire.ts'

/** An address of a customer (spec 3 "Address"): a row of customer_addresses. */
export const customerAddress = z
  .object({
    id,
    /** Both or none: an address can be typed when the map is unavailable. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    street_name: z.string(),
    building_type: z.enum(buildingTypes),
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
    /** A path on the tenant's host; empty for a brand without one. */
    brand_logo: z.string(),
    color_id: z.string(),
    color_name: z.string(),
    color_code: z.string(),
    plate_number: z.string(),
    is_default: z.boolean(),
  })
  .openapi('CustomerVehicle')

const done = z.object({ done: z.literal(true) })
const user = (path: string) => `/api/v1/user${path}`
const of = { tags: ['customer'] }
const named = { params: z.object({ id }) }
/** Far above the limit in characters, so that what is only too long is refused by its field's own words. */
const text = (field: keyof typeof addressLimits) => z.string().max(addressLimits[field] * 8)

/** In any case: the specification writes House, Villa, Office (spec 3). */
const typedBuilding = z
  .string()
  .max(40)
  .toLowerCase()
  .pipe(z.enum(buildingTypes))
  .openapi({ type: 'string', enum: [...buildingTypes] })

/** An address as a person writes it. */
export const addressDetails = z.object({
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  street_name: text('street_name'),
  building_type: typedBuilding,
  building_number: text('building_number').default(''),
  floor_number: text('floor_number').default(''),
  apartment_number: text('apartment_number').default(''),
  special_mark: text('special_mark').default(''),
  geocode_address: text('geocode_address').default(''),
  description: text('description').default(''),
})
const addressBody = addressDetails.extend({ is_default: z.boolean().optional() }).openapi('AddressDetails')

const vehicleBody = z
  .object({
    brand_id: z.string().max(40),
    color_id: z.string().max(40),
    plate_number: z.string().max(limits.plateNumber * 8),
    is_default: z.boolean().optional(),
  })
  .openapi('VehicleDetails')

const whole = z.object({ pagination: z.enum(['true', 'false']).default('false') })

export const listAddressesRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customer-addresses/list-addresses'),
  description: 'All addresses, the default first. There are at most 20, so the list is always whole.',
  request: { query: whole },
  responses: { 200: json('The addresses', listOf(customerAddress)), ...refusals },
})
export const addAddressRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/customer-addresses/create'),
  description: 'The first address becomes the default. Refused as too-many-addresses beyond 20.',
  request: body(addressBody),
  responses: { 201: json('The address', customerAddress), ...refusals },
})
export const changeAddressRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customer-addresses/update/{id}'),
  description: 'The whole address anew; what is left out becomes empty. One default stays, whatever is sent.',
  request: { ...named, ...body(addressBody) },
  responses: { 200: json('The address as it is now', customerAddress), ...refusals },
})
export const setDefaultAddressRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customer-addresses/default/{id}'),
  description: 'The address that checkout offers first.',
  request: named,
  responses: { 200: json('The address, now the default', customerAddress), ...refusals },
})
export const deleteAddressRoute = createRoute({
  ...of,
  method: 'delete',
  path: user('/customer-addresses/delete/{id}'),
  description:
    'The same again is no failure. If it was the default, the one that was changed last becomes it.',
  request: named,
  responses: { 200: json('It is gone', done), ...refusals },
})

export const listVehiclesRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customer-vehicles/list-vehicles'),
  description: 'All vehicles, the default first. There are at most 10, so the list is always whole.',
  request: { query: whole },
  responses: { 200: json('The vehicles', listOf(customerVehicle)), ...refusals },
})
export const vehicleChoicesRoute = createRoute({
  ...of,
  method: 'get',
  path: user('/customer-vehicles/choices'),
  description: 'The brands with their logos and the colours that a vehicle may have.',
  responses: {
    200: json(
      'What there is to choose from',
      z.object({
        brands: z.array(z.object({ id: z.string(), name: z.string(), logo: z.string() })),
        colors: z.array(z.object({ id: z.string(), name: z.string(), code: z.string() })),
      }),
    ),
    ...refusals,
  },
})
export const addVehicleRoute = createRoute({
  ...of,
  method: 'post',
  path: user('/customer-vehicles/create'),
  description: 'The first vehicle becomes the default. Refused as too-many-vehicles beyond 10.',
  request: body(vehicleBody),
  responses: { 201: json('The vehicle', customerVehicle), ...refusals },
})
export const changeVehicleRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customer-vehicles/update/{id}'),
  description: 'Changes a vehicle as a whole.',
  request: { ...named, ...body(vehicleBody) },
  responses: { 200: json('The vehicle as it is now', customerVehicle), ...refusals },
})
export const setDefaultVehicleRoute = createRoute({
  ...of,
  method: 'put',
  path: user('/customer-vehicles/default/{id}'),
  description: 'The vehicle that checkout offers first.',
  request: named,
  responses: { 200: json('The vehicle, now the default', customerVehicle), ...refusals },
})
export const deleteVehicleRoute = createRoute({
  ...of,
  method: 'delete',
  path: user('/customer-vehicles/delete/{id}'),
  description:
    'The same again is no failure. If it was the default, the one that was changed last becomes it.',
  request: named,
  responses: { 200: json('It is gone', done), ...refusals },
})

export type CustomerAddressWire = z.infer<typeof customerAddress>
export type CustomerVehicleWire = z.infer<typeof customerVehicle>
export type AddressBody = z.input<typeof addressBody>
export type VehicleBody = z.input<typeof vehicleBody>
export type VehicleChoicesWire = z.infer<
  (typeof vehicleChoicesRoute)['responses'][200]['content']['application/json']['schema']
>
