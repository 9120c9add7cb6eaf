import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { draftAddress } from './delivery.ts'
import { status } from '../ordering/order.ts'
import { body, amount, id, json, moment, refusals } from '../core/wire.ts'

const degrees = (most: number) => z.number().min(-most).max(most)

/** An order of a run, as its driver needs it; one that was handed over shows its number and no more. */
const runOrder = z.object({
  id,
  version: z.int(),
  number: z.string(),
  status,
  /** Still to be handed over. */
  open: z.boolean(),
  contact_name: z.string(),
  contact_mobile: z.string(),
  address: draftAddress.nullable(),
  notes: z.string(),
  /** Count of pieces. */
  count: z.int(),
  /** To be collected at the door; "0.00" when it is paid. */
  to_collect: amount,
  promised_time: z.string(),
})

/** A driver's run, for whoever holds its link. */
export const driverRun = z
  .object({
    id,
    driver_name: z.string(),
    branch_name: z.string(),
    branch_phone: z.string(),
    currency: z.string(),
    orders: z.array(runOrder),
    sharing: z.boolean(),
  })
  .openapi('DriverRun')

/** A run, as the branch sees it. */
const staffRun = z
  .object({
    id,
    driver_name: z.string(),
    /** The driver's link. */
    url: z.string(),
    made_time: z.string(),
    sharing: z.boolean(),
    orders: z.array(z.object({ id, number: z.string(), status })),
  })
  .openapi('StaffDriverRun')

/** Where the driver of an order is. */
const driverPlace = z
  .object({ name: z.string(), latitude: degrees(90), longitude: degrees(180), seen_at: moment })
  .openapi('DriverPlace')

export const listRunsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/driver-runs',
  description: 'The runs of a branch that are under way, the newest first.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id }) },
  responses: { 200: json('Runs under way', z.object({ data: z.array(staffRun) })), ...refusals },
})
export const makeRunRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/driver-runs',
  description:
    'Gives deliveries of a branch to a driver and makes the link of the run. An order that another driver had moves.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      driver_name: z.string().max(limits.name * 8),
      order_ids: z.array(id).min(1).max(limits.ordersPerRun),
    }),
  ),
  responses: { 201: json('The run with its link', staffRun), ...refusals },
})
export const getRunRoute = createRoute({
  method: 'get',
  path: '/api/v1/driver-runs/{id}',
  description: 'The run for whoever holds its link, until its last order is handed over.',
  tags: ['order'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The run', driverRun), ...refusals },
})
export const moveRunOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/driver-runs/{id}/orders/{order_id}',
  description: 'The driver has picked an order up, or handed it over, on the version that was shown.',
  tags: ['order'],
  request: {
    params: z.object({ id, order_id: id }),
    ...body(z.object({ action: z.enum(['picked_up', 'delivered']), version: z.int() })),
  },
  responses: { 200: json('The run after it', driverRun), ...refusals },
})
export const sharePlaceRoute = createRoute({
  method: 'put',
  path: '/api/v1/driver-runs/{id}/position',
  description:
    'Shares where the driver is, or stops sharing with null. Only the last place is kept, and none after the run.',
  tags: ['order'],
  request: {
    params: z.object({ id }),
    ...body(z.object({ position: z.object({ latitude: degrees(90), longitude: degrees(180) }).nullable() })),
  },
  responses: { 200: json('Whether it is shared', z.object({ sharing: z.boolean() })), ...refusals },
})
export const getDriverRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/driver',
  description:
    'Where the driver of an order is, while it is on its way and the driver shares it; for its owner alone.',
  tags: ['order'],
  request: { params: z.object({ id }) },
  responses: { 200: json('Where the driver is', z.object({ driver: driverPlace.nullable() })), ...refusals },
})

export type DriverRunWire = z.infer<typeof driverRun>
export type RunOrderWire = z.infer<typeof runOrder>
export type StaffRunWire = z.infer<typeof staffRun>
export type DriverPlaceWire = z.infer<typeof driverPlace>
