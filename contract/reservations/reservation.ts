import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import {
  clock,
  form,
  nextDay,
  place,
  recomputed,
  reservation,
  typed,
  typedGuests,
} from './reservation-wire.ts'
import { body, day, id, json, language, listOf, moment, refusals } from '../core/wire.ts'

const params = z.object({ id })
/** The secret of the links in messages: whoever has it may do what the one who booked may. */
const key = z
  .string()
  .regex(/^[0-9A-Za-z]{20,40}$/)
  .optional()

const saved = z.object({ ...place, ...form, ...recomputed })
const changed = z.object({
  ...form,
  ...recomputed,
  /** The version that the sender was shown: with another one its place is no wish to move. */
  version: z.int().optional(),
  /** All of where and when, or nothing of it: the place stays. */
  area_id: id.optional(),
  date: day.optional(),
  time: clock.optional(),
  is_next_day: nextDay.optional(),
  guests_count: typedGuests.optional(),
  branch_id: id.optional(),
  action: z.enum(['confirm', 'cancel']).optional(),
  /** With action cancel: one of the restaurant's reasons, or the guest's own words; left out when empty. */
  cancellation_reason_id: id.nullable().optional(),
  cancellation_reason: typed(limits.notes).nullable().optional(),
  key,
})

const named = (description: string) => ({ 200: json(description, reservation), ...refusals })

export const listReservationsRoute = createRoute({
  method: 'get',
  path: '/api/v1/reservation/reservations',
  description: 'The reservations of this customer or browser, coming ones first.',
  tags: ['reservation'],
  request: { query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }) },
  responses: { 200: json('Reservations', listOf(reservation)), ...refusals },
})
export const getReservationRoute = createRoute({
  method: 'get',
  path: '/api/v1/reservation/reservations/{id}',
  description:
    'A reservation. Its owner, or the key of a message, sees all of it; other holders of the id see when and where. One of a signed-in customer is shown to that customer alone.',
  tags: ['reservation'],
  request: { params, query: z.object({ include: z.string().max(50).optional(), key }) },
  responses: named('The reservation'),
})
export const saveReservationRoute = createRoute({
  method: 'post',
  path: '/api/v1/reservation/reservations',
  description:
    'Holds tables for the guests: pending. Name, phone, e-mail, event and allergens are not kept yet; status, cost and the need to pay are worked out here. Spec 4, 7.',
  tags: ['reservation'],
  request: body(saved),
  responses: { 201: json('Held', reservation), ...refusals },
})
export const changeReservationRoute = createRoute({
  method: 'put',
  path: '/api/v1/reservation/reservations/{id}',
  description:
    'The whole reservation again, as it was answered: updates it (pending_payment if there is something to pay), confirms it with action confirm, cancels it with action cancel. Spec 4, 7.',
  tags: ['reservation'],
  request: { params, ...body(changed) },
  responses: named('The reservation'),
})
export const payReservationRoute = createRoute({
  method: 'post',
  path: '/api/v1/reservation/reservations/{id}/payments',
  description: 'Opens the payment of its deposit, or the one that is open.',
  tags: ['reservation'],
  request: { params, ...body(z.object({ key })) },
  responses: {
    200: json(
      'Where to pay',
      z.object({ reference: id, pay_url: z.string(), expires_at: moment, order_id: id }),
    ),
    ...refusals,
  },
})
export const rateReservationRoute = createRoute({
  method: 'post',
  path: '/api/v1/reservation/reservations/{id}/rating',
  description: 'How the visit was; once, within two weeks.',
  tags: ['reservation'],
  request: {
    params,
    ...body(z.object({ stars: z.int().min(1).max(5), comment: typed(limits.notes).default(''), key })),
  },
  responses: { 201: json('Rated', reservation), ...refusals },
})
export const getReservationCalendarRoute = createRoute({
  method: 'get',
  path: '/api/v1/reservation/reservations/{id}/calendar',
  description: 'A reservation as a calendar file; nothing personal is in it.',
  tags: ['reservation'],
  request: { params, query: z.object({ language: language.optional(), key }) },
  responses: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
    ...refusals,
  },
})
const choice = z.object({ id, name: z.string(), name_ar: z.string(), name_en: z.string() })
export const listEventTypesRoute = createRoute({
  method: 'get',
  path: '/api/v1/waiting-list/eventTypes/list',
  description: 'What guests may celebrate. Spec 7.',
  tags: ['reservation'],
  responses: {
    200: json('Event types', z.object({ data: z.array(choice.extend({ icon: z.string() })) })),
    ...refusals,
  },
})
export const listCancelReasonsRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/reservation-cancellation-reasons',
  description: 'Why guests cancel. Spec 7.',
  tags: ['reservation'],
  responses: { 200: json('Reasons', z.object({ data: z.array(choice) })), ...refusals },
})

const wait = z
  .object({
    id,
    state: z.enum(['waiting', 'offered', 'taken', 'over', 'left']),
    branch_id: id,
    branch_name: z.string(),
    date: day,
    guests_count: z.int(),
    from: clock,
    to: clock,
    /** The reservation that is held for it while it is offered. */
    reservation_id: id.nullable(),
    rendered_at: moment,
  })
  .openapi('ReservationWait')
export const waitForReservationRoute = createRoute({
  method: 'post',
  path: '/api/v1/reservation/waitlist',
  description: 'Waits for a table of a full day: who is told first holds it for a while.',
  tags: ['reservation'],
  request: body(
    z.object({
      branch_id: id,
      date: day,
      guests_count: typedGuests,
      /** Times that would do. */
      from: clock,
      to: clock,
      area_id: id.optional(),
      name: typed(limits.name),
      phone: typed(limits.name),
      email: typed(limits.email).optional(),
    }),
  ),
  responses: { 201: json('Waiting', wait), ...refusals },
})
export const getReservationWaitRoute = createRoute({
  method: 'get',
  path: '/api/v1/reservation/waitlist/{id}',
  tags: ['reservation'],
  request: { params },
  responses: { 200: json('How it stands', wait), ...refusals },
})
export const leaveReservationWaitRoute = createRoute({
  method: 'delete',
  path: '/api/v1/reservation/waitlist/{id}',
  tags: ['reservation'],
  request: { params },
  responses: { 200: json('Left', wait), ...refusals },
})

export type SaveReservationBody = z.input<typeof saved>
export type ChangeReservationBody = z.input<typeof changed>
/** As the server reads it. */
export type ReservationChange = z.output<typeof changed>
export type ReservationWaitWire = z.infer<typeof wait>
export type WaitBody = {
  branch_id: string
  date: string
  guests_count: number
  from: string
  to: string
  area_id?: string
  name: string
  phone: string
  email?: string
}
