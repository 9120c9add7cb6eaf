import { createRoute, z } from '@hono/zod-openapi'
import { customerAddress } from '../delivery/customer-places.ts'
import { zoneShape } from '../delivery/delivery-zones.ts'
import { deskDish } from '../menu/desk-dish.ts'
import { mapSettings } from '../delivery/maps.ts'
import { status } from './order.ts'
import { phoneType, phoneWay } from './phone-order.ts'
import { slots } from '../timing/slots.ts'
import { draftVehicle } from '../delivery/vehicle.ts'
import { amount, body, id, json, moment, orderType, refusals } from '../core/wire.ts'

const named = z.object({ id: z.string(), name: z.string() })

const desk = z
  .object({
    /** By whose rule a number is one of a mobile (spec 5). */
    country: z.enum(['SA', 'EG', 'AE', 'QA']),
    branch: z.object({ id, name: z.string(), latitude: z.number(), longitude: z.number() }),
    /** The ways in which the branch takes orders by phone. */
    types: z.array(phoneType),
    /** Orders are taken as soon as possible now, and for later at all. */
    asap: z.boolean(),
    schedule: z.boolean(),
    /** How the restaurant is paid. */
    ways: z.array(phoneWay),
    /** It takes notes with an order. */
    notes_allowed: z.boolean(),
    dishes: z.array(deskDish),
    /** Where the branch delivers and on which terms; empty for what is no delivery. */
    zones: z.array(
      z.object({ id, name: z.string(), shape: zoneShape, fee: amount, minimum: amount, minutes: z.int() }),
    ),
    /** Makes and colours of cars to choose from; null for what is not had from the car. */
    vehicles: z.object({ brands: z.array(named), colors: z.array(named) }).nullable(),
    tiles: mapSettings.shape.tiles,
    /** When places may be asked for by name. */
    search: mapSettings.shape.search,
  })
  .openapi('PhoneDesk')

const caller = z
  .object({
    /** In E.164. */
    mobile: z.string(),
    /** Of the account, else as it was said with the last order; empty for a new caller. */
    name: z.string(),
    /** For who may read the customer's page; null without an account or without the right. */
    customer_id: id.nullable(),
    /** What staff should know. */
    note: z.string(),
    /** Orders that were served to this number, in the branches that the member works in. */
    orders: z.int(),
    last: z
      .object({ id, when: z.string(), dishes: z.array(z.object({ name: z.string(), quantity: z.int() })) })
      .nullable(),
    /** Those of the account, then where former orders went. */
    addresses: z.array(customerAddress.omit({ id: true, is_default: true })),
    /** Cars of the account, then those that orders were brought to. */
    vehicles: z.array(draftVehicle.omit({ id: true, brand_logo: true, color_code: true })),
    /** Under way now, the newest first. */
    open: z.array(
      z.object({ id, number: z.string(), type: orderType, status, branch: z.string(), when: z.string() }),
    ),
  })
  .openapi('PhoneCaller')

const at = { branch_id: id, type: phoneType }

export const phoneDeskRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/phone-orders/desk',
  description:
    'What can be ordered by phone at a branch and in which ways: dishes with their choices, as they can be had now or in a slot.',
  tags: ['staff'],
  request: { query: z.object({ ...at, type: phoneType.optional(), slot_start: moment.optional() }) },
  responses: { 200: json('The branch as the one at the phone sees it', desk), ...refusals },
})

export const phoneSlotsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/phone-orders/slots',
  description: 'The slots that guests of the branch see; with `cart_id`, by what that cart needs of one.',
  tags: ['staff'],
  request: { query: z.object({ ...at, cart_id: id.optional() }) },
  responses: { 200: json('Days and periods, full or not', slots), ...refusals },
})

export const findCallerRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/phone-orders/caller',
  description:
    'Who calls from a number: name, addresses, what was ordered, and what is under way. The number is in the body, so that no ' +
    'log of addresses keeps it.',
  tags: ['staff'],
  request: body(z.object({ mobile: z.string().max(60) })),
  responses: { 200: json('What is known of the caller', caller), ...refusals },
})

export type PhoneDeskWire = z.infer<typeof desk>
export type PhoneCallerWire = z.infer<typeof caller>
export type PhoneVehicleWire = PhoneCallerWire['vehicles'][number]
export type PhoneAddressWire = PhoneCallerWire['addresses'][number]
