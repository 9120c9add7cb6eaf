import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { billLine } from './cart.ts'
import { body, id, json, moment, orderType, refusals } from '../core/wire.ts'

const line = billLine.pick({ line_id: true, name: true, quantity: true, note: true }).extend({
  options: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Who makes it; none = the pass. */
  station_id: id.nullable(),
  /** Its station has made it. */
  made: z.boolean(),
})

const kitchenTicket = z
  .object({
    id,
    version: z.int(),
    number: z.string(),
    type: orderType,
    status: z.enum(['accepted', 'ready']),
    table: z.string(),
    /** The table where its guests sat before they moved; empty when they did not. */
    moved_from: z.string(),
    notes: z.string(),
    /** When it came to the kitchen, and when it is promised. */
    since: moment,
    promised_at: moment.nullable(),
    /** Finished clock words of the promise. */
    promised_time: z.string(),
    /** How long making this part takes, minutes. */
    make_minutes: z.int(),
    recalled: z.boolean(),
    /** Every part is made. */
    made: z.boolean(),
    lines: z.array(line),
  })
  .openapi('KitchenTicket')

const station = z.object({ id, name: z.string(), open: z.int() })

const kitchen = z
  .object({
    branch_id: id,
    /** The station that is shown; none = the pass, where all parts of an order come together. */
    station_id: id.nullable(),
    stations: z.array(station),
    rendered_at: moment,
    tickets: z.array(kitchenTicket),
    /** Made a while ago, the newest first: they can be called back. */
    made: z.array(kitchenTicket),
    /** Minutes that a part took today. */
    average_minutes: z.int().nullable(),
    /** This member may change the stations. */
    may_plan: z.boolean(),
  })
  .openapi('Kitchen')

const plan = z
  .object({
    branch_id: id,
    /** The name of the plan as it is; saving it says on which one it began. */
    seen: z.string(),
    groups: z.array(z.object({ id, name: z.string() })),
    stations: z.array(z.object({ id, name_ar: z.string(), name_en: z.string(), group_ids: z.array(id) })),
  })
  .openapi('KitchenPlan')

const name = z
  .string()
  .min(1)
  .max(limits.name * 4)

export const getKitchenRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/kitchen',
  description: 'What a branch’s kitchen has to make: at one station, or at the pass.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id, station_id: id.optional() }) },
  responses: { 200: json('The kitchen', kitchen), ...refusals },
})
export const markKitchenRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/kitchen/orders/{id}',
  description:
    'A station has made its part of an order, or calls it back. The last part makes the order ready; calling back within five seconds takes that back.',
  tags: ['staff'],
  request: { params: z.object({ id }), ...body(z.object({ station_id: id, made: z.boolean() })) },
  responses: { 200: json('The kitchen after it', kitchen), ...refusals },
})
export const getKitchenPlanRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/kitchen/plan',
  description: 'The stations of a branch and the groups of the menu that are made there.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id }) },
  responses: { 200: json('The plan', plan), ...refusals },
})
export const saveKitchenPlanRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/kitchen/plan',
  description: 'All stations of a branch; what is left out is removed, what has no id is new.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      seen: z.string().max(64),
      stations: z
        .array(z.object({ id: id.optional(), name_ar: name, name_en: name, group_ids: z.array(id).max(200) }))
        .max(12),
    }),
  ),
  responses: { 200: json('The plan after it', plan), ...refusals },
})

export type KitchenWire = z.infer<typeof kitchen>
export type KitchenTicketWire = z.infer<typeof kitchenTicket>
export type KitchenPlanWire = z.infer<typeof plan>
export interface KitchenPlanBody {
  branch_id: string
  seen: string
  stations: { id?: string | undefined; name_ar: string; name_en: string; group_ids: string[] }[]
}
