import { createRoute, z } from '@hono/zod-openapi'
import {
  inEachLanguage,
  body,
  amount,
  day as date,
  id,
  json,
  moment,
  orderType,
  ramadan,
  refusals,
} from '../core/wire.ts'

const day = z.int().min(0).max(6)
const name = inEachLanguage(z.string().max(240))
const types = z.array(orderType).max(4)

/** Minutes from midnight of the day on which it begins; `to` may pass the midnight by a day. */
const window = z
  .object({ days: z.array(day).min(1).max(7), from: z.int().min(0).max(1439), to: z.int().min(1).max(2880) })
  .refine(({ from, to }) => from < to)
const windows = z.array(window).max(21)

const weekly = z.object({
  name,
  types,
  kind: z.literal('weekly'),
  windows: windows.min(1),
  from: date.nullable(),
  to: date.nullable(),
})
const once = z
  .object({ name, types, kind: z.literal('once'), starts_at: moment, ends_at: moment })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at)

/** How a branch opens and takes orders for later, as it is kept. */
const plan = z.object({
  hours: windows,
  /** By order type; none = the branch's hours. */
  type_hours: z.partialRecord(orderType, windows),
  exceptions: z.array(z.object({ name, types, from: date, to: date, windows })).max(100),
  pauses: z.array(z.discriminatedUnion('kind', [weekly, once])).max(100),
  asap_allowed: z.boolean(),
  schedule_allowed: z.boolean(),
  slots: z.object({
    period_minutes: z.int().min(5).max(240),
    lead_minutes: z.int().min(0).max(43_200),
    stop_minutes: z.int().min(0).max(720),
    cut_off: z.object({ minutes: z.int().min(0).max(1439), days_before: z.int().min(0).max(30) }).nullable(),
    days_ahead: z.int().min(0).max(60).nullable(),
    most_orders: z.int().min(1).max(100_000).nullable(),
    most_minutes: z.int().min(1).max(100_000).nullable(),
    most_amount: amount.nullable(),
  }),
})

/** How much of what is sold for later lies outside hours that it was within: open orders with a slot, and booked tables. */
const outside = z.object({ orders: z.int(), reservations: z.int() })

const timing = z
  .object({
    plan,
    /** Names what is kept: a change says which one it began from. */
    seen: z.string(),
    branch: z.object({ id, name: z.string(), time_zone: z.string(), types: z.array(orderType) }),
    /** Finished words: open or not, and until when. */
    now: z.object({ open: z.boolean(), words: z.string() }),
    today: date,
    /** The next one by the restaurant's calendar: what is proposed for special hours. */
    ramadan,
    /** Days ahead by the restaurant's setting; whether the setting lets orders be for now and for later. */
    setting: z.object({ days_ahead: z.int(), asap: z.boolean(), schedule: z.boolean() }),
    /** Of this change; nought where nothing was changed. Each is moved or cancelled by staff. */
    outside,
    /** Pauses of now with their own end, in finished words. */
    paused_until: z.string(),
  })
  .openapi('Timing')

const load = z
  .object({
    date,
    words: z.string(),
    slots: z.array(
      z.object({
        start: moment,
        time: z.string(),
        orders: z.int(),
        minutes: z.int(),
        amount,
        /** How full it is by its tightest limit, 0 to 100; none without a limit. */
        percent: z.int().nullable(),
        /** It can still be ordered for. */
        open: z.boolean(),
      }),
    ),
  })
  .openapi('SlotLoad')

const branchId = z.object({ id })

export const getTimingRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/branches/{id}/timing',
  description: 'When a branch opens, pauses and takes orders for later.',
  tags: ['staff'],
  request: { params: branchId },
  responses: { 200: json('Hours, exceptions, pauses and slots', timing), ...refusals },
})
export const saveTimingRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/branches/{id}/timing',
  description: 'Keeps all of it anew, if nobody else has changed it since it was seen.',
  tags: ['staff'],
  request: { params: branchId, ...body(z.object({ plan, seen: z.string().max(60) })) },
  responses: { 200: json('As it is kept now', timing), ...refusals },
})
export const checkTimingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/branches/{id}/timing/check',
  description: 'Keeps nothing: tells what is sold for later and would lie outside this plan.',
  tags: ['staff'],
  request: { params: branchId, ...body(z.object({ plan })) },
  responses: { 200: json('What would lie outside', outside), ...refusals },
})
export const pauseBranchRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/branches/{id}/pause',
  description: 'Stops the branch for so many minutes from now; 0 ends the stop.',
  tags: ['staff'],
  request: { params: branchId, ...body(z.object({ minutes: z.int().min(0).max(1440) })) },
  responses: { 200: json('As it is kept now', timing), ...refusals },
})
export const getSlotLoadRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/branches/{id}/slot-load',
  description: 'What is taken of a day’s slots.',
  tags: ['staff'],
  request: { params: branchId, query: z.object({ date: date.optional() }) },
  responses: { 200: json('The slots of a day', load), ...refusals },
})

export type TimingPlanWire = z.infer<typeof plan>
export type OutsideWire = z.infer<typeof outside>
export type TimingWire = z.infer<typeof timing>
export type SlotLoadWire = z.infer<typeof load>
