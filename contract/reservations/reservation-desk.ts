import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { reservationStatuses, visitStates } from '#domain/reservations/reservation-status.ts'
import { block, booking, bookingActs } from './reservation-booking.ts'
import { guests, typed } from './reservation-wire.ts'
import { optionalIdempotencyHeader } from '../core/idempotency-header.ts'
import { body, day, id, json, listOf, moment, refusals } from '../core/wire.ts'

const deskDay = z
  .object({
    branch_id: id,
    date: day,
    /** "Today", "Tomorrow" or, of the evening that runs on after midnight, "Tonight"; with weekday and date. */
    words: z.string(),
    previous: day,
    next: day,
    /** The day that runs: after midnight the evening before. */
    today: day,
    /** The calendar's day, while it is another one than `today`. */
    new_day: z.object({ date: day, words: z.string() }).nullable(),
    enable: z.boolean(),
    state: z.enum(['open', 'closed', 'walk_in', 'none']),
    special_day: z.string().nullable(),
    /** The axis of the timeline; a pixel is a moment between them, no clock is worked out in a browser. */
    from: moment,
    to: moment,
    step_minutes: z.int(),
    ticks: z.array(z.object({ at: moment, label: z.string() })),
    areas: z.array(
      z.object({
        id,
        name: z.string(),
        tables: z.array(
          z.object({ id, name: z.string(), seats_from: z.int(), seats: z.int(), bookable: z.boolean() }),
        ),
      }),
    ),
    bookings: z.array(booking),
    blocks: z.array(block),
    /** Guests who come by quarter of an hour, and the most that are taken. */
    load: z.array(z.object({ at: moment, label: z.string(), guests: z.int(), most: z.int().nullable() })),
    totals: z.object({
      bookings: z.int(),
      guests: z.int(),
      arrived: z.int(),
      seated: z.int(),
      no_show: z.int(),
    }),
    waits: z.array(
      z.object({
        id,
        name: z.string(),
        phone: z.string(),
        guests: z.int(),
        words: z.string(),
        state: z.string(),
      }),
    ),
    reasons: z.array(z.object({ id, name: z.string() })),
    may: z.array(z.enum(['reservations', 'reservation_rules', 'tables'])),
    rendered_at: moment,
  })
  .openapi('ReservationDeskDay')

const one = { 200: json('As it is now', booking), ...refusals }
const tables = z.array(id).min(1).max(20)

export const getReservationDayRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reservations/day',
  description: 'A day of a branch: its tables, who comes when, what is blocked.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id, date: day.optional() }) },
  responses: { 200: json('The day', deskDay), ...refusals },
})
export const listBookingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/reservations',
  description: 'Reservations of a branch by day, status, name or number.',
  tags: ['staff'],
  request: {
    query: z.object({
      branch_id: id,
      from: day.optional(),
      to: day.optional(),
      status: z.enum(reservationStatuses).optional(),
      visit: z.enum(visitStates).optional(),
      q: z.string().max(60).optional(),
      page: z.coerce.number().int().min(1).max(1000).default(1),
    }),
  },
  responses: { 200: json('Reservations', listOf(booking)), ...refusals },
})
export const addBookingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/reservations',
  description:
    'A reservation by phone, or a party that walks in now. Without tables the smallest that fit are taken.',
  tags: ['staff'],
  request: {
    headers: optionalIdempotencyHeader,
    ...body(
      z.object({
        branch_id: id,
        source: z.enum(['phone', 'walkin']),
        guests,
        /** None = now. */
        start: moment.optional(),
        minutes: z.int().min(15).max(720).optional(),
        area_id: id.optional(),
        table_ids: tables.optional(),
        name: typed(limits.name).default(''),
        phone: typed(limits.name).default(''),
        email: typed(limits.email).default(''),
        note: typed(limits.notes).default(''),
        event_id: id.nullable().default(null),
        /** The guest is told by message. */
        tell: z.boolean().default(true),
      }),
    ),
  },
  responses: { 201: json('Added', booking), ...refusals },
})
export const actOnBookingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/reservations/{id}/acts',
  description: 'Arrived, seated, left, did not come, expected again; confirms without payment, or cancels.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        act: z.enum(bookingActs),
        version: z.int(),
        reason: typed(limits.notes).optional(),
        /** Of cancel: all that was paid goes back, whatever the rule says. */
        refund_all: z.boolean().default(false),
      }),
    ),
  },
  responses: one,
})
export const moveBookingRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/reservations/{id}/place',
  description: 'To other tables or another time: what is taken is refused by the database.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        version: z.int(),
        table_ids: tables,
        start: moment,
        end: moment.optional(),
        tell: z.boolean().default(false),
      }),
    ),
  },
  responses: one,
})
export const editBookingRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/reservations/{id}',
  description: 'Who comes, how many, and what staff note of it.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        version: z.int(),
        name: typed(limits.name),
        phone: typed(limits.name),
        email: typed(limits.email).default(''),
        note: typed(limits.notes).default(''),
        staff_note: typed(limits.notes).default(''),
        guests,
      }),
    ),
  },
  responses: one,
})
export const addBlockRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/table-blocks',
  description: 'Keeps tables free of reservations for a time.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      table_ids: z.array(id).min(1).max(100),
      start: moment,
      end: moment,
      reason: typed(limits.name).default(''),
    }),
  ),
  responses: { 201: json('Blocked', block), ...refusals },
})
export const removeBlockRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/table-blocks/{id}',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('Free again', z.object({ done: z.literal(true) })), ...refusals },
})

export type { BookingWire, TableBlockWire } from './reservation-booking.ts'
export type ReservationDeskDayWire = z.infer<typeof deskDay>
export type AddBookingBody = z.input<
  (typeof addBookingRoute)['request']['body']['content']['application/json']['schema']
>
export type { AddBlockBody, BookingActBody, EditBookingBody, MoveBookingBody } from './reservation-bodies.ts'
