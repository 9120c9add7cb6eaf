import { createRoute, z } from '@hono/zod-openapi'
import { alternatives, clock, typedGuests, words } from './reservation-wire.ts'
import { amount, day, id, json, moment, refusals } from '../core/wire.ts'

const settings = z
  .object({
    branch_id: id,
    branch_name: z.string(),
    reservations_settings: z.object({
      person_count_from: z.int(),
      person_count_to: z.int(),
      /** Days ahead that can be booked. */
      maximum_duration: z.int(),
      /** Minutes for which a table is held while the guest goes on. */
      duration: z.number(),
      no_show: z.int(),
      /** Off: this branch takes no reservations now. */
      enable: z.boolean(),
      waitlist: z.boolean(),
      /** Hours before the start until which a guest may change it. */
      change_hours: z.int(),
      refund: z.object({ hours: z.int(), percent_after: z.int() }),
    }),
    areas: z.array(z.object({ id, name: words })),
    currency: z.string(),
    /** The branch's today, and the first and last day that can be booked: after midnight the evening that runs on is first. */
    today: day,
    first_day: day,
    last_day: day,
    phone: z.string(),
    rendered_at: moment,
  })
  .openapi('ReservationSettings')

const slot = z.object({
  time: clock,
  /** Clock words, and the weekday when it is after midnight of the chosen day. */
  label: z.string(),
  day_label: z.string().nullable(),
  start: moment,
  end: moment,
  is_next_day: z.boolean(),
  /** For the whole party. */
  cost: amount,
  state: z.enum(['free', 'full']),
})

const slots = z
  .object({
    date: day,
    guests_count: z.int(),
    /** `none`: no times on that day at all; `walk_in`: guests come without booking; `full`: nothing is free for so many. */
    state: z.enum(['open', 'full', 'none', 'closed', 'walk_in']),
    /** The sentence for the state: "No available slots", "Fully booked, try another date"; empty when open. */
    message: z.string(),
    /** The name of a special day. */
    special_day: z.string().nullable(),
    areas: z.array(
      z.object({
        area_id: id,
        area_name: words,
        periods: z.array(z.object({ period_id: id, name: z.string(), slots: z.array(slot) })),
      }),
    ),
    /** Given when nothing is free. */
    alternatives,
    waitlist: z.boolean(),
    rendered_at: moment,
  })
  .openapi('ReservationSlots')

const days = z
  .object({
    data: z.array(
      z.object({
        date: day,
        /** "Today", "Tomorrow", else the weekday; its short form; the day of the month. */
        day: z.string(),
        short_day: z.string(),
        day_of_month: z.string(),
        month: z.string(),
        state: z.enum(['open', 'full', 'none', 'closed', 'walk_in']),
      }),
    ),
    rendered_at: moment,
  })
  .openapi('ReservationDays')

const branches = z
  .object({
    data: z.array(
      z.object({
        branch_id: id,
        branch_name: z.string(),
        address: z.string(),
        phone: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        person_count_from: z.int(),
        person_count_to: z.int(),
        /** A deposit is asked at some times. */
        paid: z.boolean(),
      }),
    ),
  })
  .openapi('ReservationBranches')

export const listReservationBranchesRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/frontend/branches-reservations',
  description: 'The branches that take reservations.',
  tags: ['reservation'],
  responses: { 200: json('Branches', branches), ...refusals },
})
export const getReservationSettingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/branches/{id}/reservations-settings',
  description: 'How a branch takes reservations. Spec 7.',
  tags: ['reservation'],
  request: { params: z.object({ id }), query: z.object({ frontend: z.string().max(5).optional() }) },
  responses: { 200: json('Its settings', settings), ...refusals },
})
export const getReservationSlotsRoute = createRoute({
  method: 'post',
  path: '/api/v1/branch/branches/{id}/reservations-slots',
  description: 'The times of a day for so many guests, by area and period. Changes nothing. Spec 7.',
  tags: ['reservation'],
  request: {
    params: z.object({ id }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            branch_id: id,
            date: day,
            guests_count: typedGuests,
            source: z.string().max(30).default('web'),
            /** A reservation that is being changed: its own tables count as free. */
            reservation_id: id.optional(),
          }),
        },
      },
    },
  },
  responses: { 200: json('Times', slots), ...refusals },
})
export const getReservationDaysRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/branches/{id}/reservations-days',
  description: 'Every day that can be booked, and whether there is room for so many.',
  tags: ['reservation'],
  request: {
    params: z.object({ id }),
    query: z.object({ guests_count: typedGuests }),
  },
  responses: { 200: json('Days', days), ...refusals },
})

export type ReservationSettingsWire = z.infer<typeof settings>
export type ReservationSlotsWire = z.infer<typeof slots>
export type ReservationDaysWire = z.infer<typeof days>
export type ReservationBranchesWire = z.infer<typeof branches>
