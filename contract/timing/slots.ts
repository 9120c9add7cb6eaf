import { createRoute, z } from '@hono/zod-openapi'
import { id, json, moment, orderType, refusals } from '../core/wire.ts'

/** A period to order for, in finished words of the branch's clock (safety 24). */
export const slot = z
  .object({
    start: moment,
    end: moment,
    /** "Today", "Tomorrow", else the weekday. */
    day: z.string(),
    /** YYYY/MM/DD. */
    date: z.string(),
    time: z.string(),
    /** From and to. */
    period: z.string(),
    /** Day and time in one line. */
    words: z.string(),
  })
  .openapi('Slot')

/** A day with its periods. */
export const slotDay = z.object({
  /** YYYY-MM-DD */
  date: z.string(),
  day: z.string(),
  short_day: z.string(),
  day_of_month: z.string(),
  slots: z.array(
    slot.extend({
      /** `full`: no room for this order; `unfit`: a dish of the cart is not on sale then. */
      state: z.enum(['free', 'full', 'unfit']),
    }),
  ),
})

/** The days of a branch with their periods. */
export const slots = z
  .object({
    days: z.array(slotDay),
    /** The first slot with room; none when all are full. */
    next_free: moment.nullable(),
    /** Orders as soon as possible are taken now. */
    asap: z.boolean(),
    /** Orders for later are taken. */
    schedule: z.boolean(),
    rendered_at: moment,
  })
  .openapi('Slots')

export const getSlotsRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/frontend/branches/{id}/slots',
  description:
    'For when a branch takes orders: days with their periods. With `cart_id`, seen by what that cart needs of a slot.',
  tags: ['branch'],
  request: {
    params: z.object({ id }),
    query: z.object({ type: orderType.default('pickup'), cart_id: id.optional() }),
  },
  responses: { 200: json('Days and periods, full or not', slots), ...refusals },
})

export type SlotWire = z.infer<typeof slot>
export type SlotsWire = z.infer<typeof slots>
export type SlotDayWire = SlotsWire['days'][number]
