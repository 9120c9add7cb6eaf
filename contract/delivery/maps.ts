import { createRoute, z } from '@hono/zod-openapi'
import { id, json, refusals } from '../core/wire.ts'

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)
const askedLatitude = z.coerce.number().min(-90).max(90)
const askedLongitude = z.coerce.number().min(-180).max(180)
const of = { tags: ['maps'] }
/** One row of typing: a random word that the page makes; map services that bill by it are asked with it. */
const session = z
  .string()
  .regex(/^[\w-]{8,64}$/)
  .optional()
const placeId = z.string().regex(/^[\w-]{1,300}$/)

/** What a page needs to draw a map (decision 0022). */
export const mapSettings = z
  .object({
    /** Pictures by {z}, {x}, {y} and {lang}; null: there is no map of our own. */
    tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
    /** The tenant's browser key: its maps are Google's. */
    google_key: z.string().nullable(),
    /** When places may be asked for: while somebody types, only on Enter, or never. */
    search: z.enum(['typing', 'asked', 'none']),
    /** Where a map begins: the tenant's first branch. */
    center: z.object({ latitude, longitude }).nullable(),
  })
  .openapi('MapSettings')

const foundPlace = z
  .object({
    place_id: z.string(),
    name: z.string(),
    /** What tells it from others of the name. */
    detail: z.string(),
    /** Null: ask for it by `place_id`. */
    latitude: latitude.nullable(),
    longitude: longitude.nullable(),
  })
  .openapi('FoundPlace')

export const mapSettingsRoute = createRoute({
  ...of,
  method: 'get',
  path: '/api/v1/maps/settings',
  description: 'Which map the pages show, with its public key.',
  responses: { 200: json('How the map is drawn and searched', mapSettings), ...refusals },
})
export const searchPlacesRoute = createRoute({
  ...of,
  method: 'get',
  path: '/api/v1/maps/search',
  description:
    "Geosearch in the tenant's country, what is near first. Refused as map-unavailable when no service answers, and " +
    'as too-many-requests beyond 60 a minute for one visitor.',
  request: {
    query: z.object({
      q: z.string().trim().min(2).max(100),
      latitude: askedLatitude.optional(),
      longitude: askedLongitude.optional(),
      session,
    }),
  },
  responses: { 200: json('Places, best first', z.object({ data: z.array(foundPlace) })), ...refusals },
})
export const locatePlaceRoute = createRoute({
  ...of,
  method: 'get',
  path: '/api/v1/maps/places/{place_id}',
  description: 'The point of a place that a search found.',
  request: { params: z.object({ place_id: placeId }), query: z.object({ session }) },
  responses: { 200: json('Where it is', z.object({ latitude, longitude })), ...refusals },
})
/** The same for the one who takes an order by phone, at a branch. */
const searchForStaff = z.object({ branch_id: id, q: z.string().trim().min(2).max(100), session })

export const searchStaffPlacesRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/maps/search',
  tags: ['staff'],
  description:
    'Geosearch for the one who takes an order by phone, what is near the branch first. Refused as map-unavailable when no ' +
    'service answers, and as too-many-requests beyond 60 a minute for one member.',
  request: { query: searchForStaff },
  responses: { 200: json('Places, best first', z.object({ data: z.array(foundPlace) })), ...refusals },
})
export const locateStaffPlaceRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/maps/places/{place_id}',
  tags: ['staff'],
  description: 'The point of a place that a search of staff found.',
  request: { params: z.object({ place_id: placeId }), query: z.object({ session }) },
  responses: { 200: json('Where it is', z.object({ latitude, longitude })), ...refusals },
})
export const readStaffPlaceRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/maps/pasted',
  tags: ['staff'],
  description:
    'The place of what was pasted, where it takes the net to know it: a Saudi short address, or a short plus code with the ' +
    'name of a place. Refused as national-address-unset when nobody can be asked for short addresses, as place-unknown when ' +
    'there is none, as map-unavailable and too-many-requests as a search is.',
  request: {
    query: z.object({
      text: z.string().trim().min(2).max(2000),
      latitude: askedLatitude.optional(),
      longitude: askedLongitude.optional(),
    }),
  },
  responses: { 200: json('Where it is', z.object({ latitude, longitude })), ...refusals },
})
export const reverseRoute = createRoute({
  ...of,
  method: 'get',
  path: '/api/v1/maps/reverse',
  description: 'The address of a point.',
  request: { query: z.object({ latitude: askedLatitude, longitude: askedLongitude }) },
  responses: {
    200: json(
      'What the spot is called; empty texts where nothing has a name',
      z.object({ geocode_address: z.string(), street_name: z.string() }),
    ),
    ...refusals,
  },
})

export type MapSettingsWire = z.infer<typeof mapSettings>
export type FoundPlaceWire = z.infer<typeof foundPlace>
