import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { inEachLanguage, body, amount, id, json, refusals } from '../core/wire.ts'

const place = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })

/** Corners in order, or a circle with its radius in metres. Degrees. */
export const zoneShape = z.union([
  z.object({ kind: z.literal('polygon'), points: z.array(place).max(limits.zoneCorners) }),
  z.object({ kind: z.literal('circle'), center: place, radius: z.number().min(0).max(1e7) }),
])
const words = inEachLanguage(z.string().max(limits.name * 8))

const zoneBody = z.object({
  name: words,
  shape: zoneShape,
  fee: amount,
  minimum: amount,
  free_above: amount.nullable().default(null),
  minutes: z.int().min(0).max(10_000),
  on: z.boolean().default(true),
})

/** A zone as the console draws it. */
const zone = zoneBody.extend({ id, branch_id: id, free_above: amount.nullable() }).openapi('DeliveryZone')

const named = { params: z.object({ id }) }
const path = '/api/v1/staff/delivery-zones'

export const listZonesRoute = createRoute({
  method: 'get',
  path,
  description: 'The zones of a branch, and the map on which they are drawn.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id }) },
  responses: {
    200: json(
      'Zones in the order in which they were made',
      z.object({
        data: z.array(zone),
        branch: place,
        /** The branch offers delivery; without it no zone serves anybody. */
        delivers: z.boolean(),
        tiles: z.object({ url: z.string(), attribution: z.string() }).nullable(),
      }),
    ),
    ...refusals,
  },
})
export const addZoneRoute = createRoute({
  method: 'post',
  path,
  description: 'A further zone. Refused field by field; zone-shape-invalid for an area that is none.',
  tags: ['staff'],
  request: body(zoneBody.extend({ branch_id: id })),
  responses: { 201: json('The zone', zone), ...refusals },
})
export const changeZoneRoute = createRoute({
  method: 'put',
  path: `${path}/{id}`,
  description: 'Changes a zone as a whole.',
  tags: ['staff'],
  request: { ...named, ...body(zoneBody) },
  responses: { 200: json('The zone as it is now', zone), ...refusals },
})
export const removeZoneRoute = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  description: 'Deletes a zone; orders that were placed in it keep its name.',
  tags: ['staff'],
  request: named,
  responses: { 200: json('It is gone', z.object({ done: z.literal(true) })), ...refusals },
})

export type ZoneWire = z.infer<typeof zone>
export type ZoneBody = z.input<typeof zoneBody>
export type ZonesWire = {
  data: ZoneWire[]
  branch: { latitude: number; longitude: number }
  delivers: boolean
  tiles: { url: string; attribution: string } | null
}
