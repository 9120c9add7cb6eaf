import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { waitingLimits } from '#domain/waitlist/waiting-list.ts'
import { waitingState, waitRange } from './waiting.ts'
import { optionalIdempotencyHeader } from '../core/idempotency-header.ts'
import { body, id, json, moment, refusals, typedInt } from '../core/wire.ts'

const party = z
  .object({
    id,
    version: z.int(),
    state: waitingState,
    number: z.string(),
    name: z.string(),
    phone: z.string(),
    note: z.string(),
    guests_count: z.int(),
    source: z.enum(['web', 'door', 'staff']),
    /** Staff entered it, or its guest has an account; false = nobody knows whether its number is real. */
    proven: z.boolean(),
    place: z.int().nullable(),
    wait: waitRange.nullable(),
    delays: z.int(),
    joined_at: moment,
    joined_time: z.string(),
    waited_minutes: z.int(),
    calls: z.int(),
    call: z.object({ at: moment, until: moment, until_time: z.string() }).nullable(),
    /** Pieces that it has chosen for its first round. */
    preorder: z.int(),
    /** Where it could sit now, the best first, or the largest where none is for so many; taken tables are not among them. */
    tables: z.array(
      z.object({
        id,
        name: z.string(),
        seats: z.int(),
        /** A reservation's guests sit there, or staff keep it free. */
        held: z.enum(['seated', 'blocked']).nullable(),
        /** When a reservation comes to it within the hour, by the clock. */
        booked: z.string().nullable(),
      }),
    ),
  })
  .openapi('WaitingParty')

const ended = z.object({
  id,
  number: z.string(),
  name: z.string(),
  guests_count: z.int(),
  state: waitingState,
  table: z.string().nullable(),
  ended_time: z.string(),
  waited_minutes: z.int(),
  reason: z.string(),
  rating: z.int().nullable(),
})

const desk = z
  .object({
    branch_id: id,
    rendered_at: moment,
    enabled: z.boolean(),
    out_of_service: z.boolean(),
    person_count_from: z.int(),
    person_count_to: z.int(),
    call_minutes: z.int(),
    may: z.array(z.enum(['queue', 'queue_settings'])),
    /** Pages for the door: the tablet with the code to join, and the screen with the numbers. */
    kiosk_url: z.string(),
    screen_url: z.string(),
    areas: z.array(
      z.object({
        id,
        name: z.string(),
        queue_version: z.int(),
        /** For a party of two that joins now. */
        wait: waitRange.nullable(),
        parties: z.array(party),
      }),
    ),
    ended: z.array(ended),
    /** Of the last twelve hours. */
    averages: z.object({
      seated: z.int(),
      wait_minutes: z.int().nullable(),
      left: z.int(),
      no_shows: z.int(),
      /** By how much what was said at joining was wrong in the middle; whole percent. */
      forecast_error: z.int().nullable(),
      stars: z.string(),
    }),
  })
  .openapi('WaitingDesk')

const answer = { 200: json('The queues', desk), ...refusals }

export const getWaitingDeskRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/waiting',
  description: 'The queues of a branch, and what became of those who left them.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id }) },
  responses: answer,
})
export const addWalkInRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/waiting',
  description: 'Adds a party that stands at the door; with a number it is sent its link.',
  tags: ['staff'],
  request: {
    headers: optionalIdempotencyHeader,
    ...body(
      z.object({
        branch_id: id,
        area_id: id,
        guests_count: typedInt(z.int()),
        name: z.string().max(limits.name * 8),
        phone: z.string().max(240).default(''),
        note: z
          .string()
          .max(limits.notes * 8)
          .default(''),
      }),
    ),
  },
  responses: {
    201: json('Added', z.object({ id, number: z.string(), queue_version: z.int() })),
    ...refusals,
  },
})
export const serveWaitingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/waiting/{id}/acts',
  description: 'Calls a party, seats it at a table, skips it, or notes that it left or did not come.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        act: z.enum(['call', 'seat', 'skip', 'no_show', 'cancel']),
        version: z.int().min(1),
        /** Of `seat`; none where the branch has no tables. */
        table_id: id.optional(),
      }),
    ),
  },
  responses: {
    200: json('Done', z.object({ state: waitingState, queue_version: z.int(), session_id: id.nullable() })),
    ...refusals,
  },
})
const removal = z.object({
  branch_id: id,
  ids: z.array(id).min(1).max(500),
  reason: z
    .string()
    .max(waitingLimits.reason * 8)
    .default(''),
})
export const removeWaitingRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/waiting-removals',
  description:
    'Takes many parties off the queues of a branch at once. Their pages say so; no message is sent. Those that have left meanwhile are passed over.',
  tags: ['staff'],
  request: body(removal),
  responses: { 200: json('Removed', z.object({ removed: z.int() })), ...refusals },
})
export const saveWaitingSettingsRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/waiting-settings',
  description: 'Switches a branch’s waiting list on, off, or out of service, and sets its limits.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      enabled: z.boolean(),
      out_of_service: z.boolean(),
      person_count_from: z.int().min(1).max(waitingLimits.party),
      person_count_to: z.int().min(1).max(waitingLimits.party),
      call_minutes: z.int().min(1).max(waitingLimits.callMinutes),
    }),
  ),
  responses: answer,
})

export type WaitingDeskWire = z.infer<typeof desk>
export type WaitingPartyWire = z.infer<typeof party>
export type EndedPartyWire = z.infer<typeof ended>
export type WalkInBody = {
  branch_id: string
  area_id: string
  guests_count: number
  name: string
  phone?: string
  note?: string
}
export type RemoveWaitingBody = z.infer<typeof removal>
export type ServeWaitingBody = {
  act: 'call' | 'seat' | 'skip' | 'no_show' | 'cancel'
  version: number
  table_id?: string | undefined
}
export type WaitingSettingsBody = {
  branch_id: string
  enabled: boolean
  out_of_service: boolean
  person_count_from: number
  person_count_to: number
  call_minutes: number
}
