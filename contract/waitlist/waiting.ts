import { createRoute, z } from '@hono/zod-openapi'
import { id, json, moment, refusals } from '../core/wire.ts'

/** Minutes until the call as a range; two of three times the call falls into it. */
export const waitRange = z.object({ from: z.int(), to: z.int() }).openapi('WaitRange')

const listState = z.enum(['no_waiting_list', 'in_queue', 'out_of_service'])
export const waitingState = z.enum(['waiting', 'called', 'seated', 'canceled', 'no_show'])

const area = z
  .object({
    id,
    name: z.string(),
    count: z.int(),
    /** For a party that joins now. */ wait: waitRange.nullable(),
  })
  .openapi('WaitingArea')

const branchQueue = z
  .object({
    id,
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    open: z.boolean(),
    hours_note: z.string(),
    state: listState,
    /** Parties that wait, in all areas. */
    count: z.int(),
    wait: waitRange.nullable(),
    areas: z.array(area),
  })
  .openapi('BranchQueue')

const settings = z
  .object({
    branch_id: id,
    state: listState,
    /** Spec 9: forced to "1". The area is always asked. */
    enable_area: z.literal('1'),
    person_count_from: z.int(),
    person_count_to: z.int(),
    /** How long a called party's table is kept. */
    call_minutes: z.int(),
  })
  .openapi('WaitingSettings')

export const waitingEntry = z
  .object({
    id,
    version: z.int(),
    /** Counts every change of the queue: a screen that shows a lower one asks again. */
    queue_version: z.int(),
    state: waitingState,
    list_state: listState,
    /** As people say it: A-27. */
    number: z.string(),
    branch: z.object({ id, name: z.string(), phone: z.string() }),
    area: z.object({ id, name: z.string() }),
    guests_count: z.int(),
    joined_at: moment,
    joined_time: z.string(),
    /** 1 for the first who waits; null for one who does not wait (any more). */
    place: z.int().nullable(),
    ahead: z.int(),
    wait: waitRange.nullable(),
    delays_left: z.int(),
    /** Null unless it is called: until when the table is kept. */
    call: z.object({ until: moment, until_time: z.string() }).nullable(),
    call_minutes: z.int(),
    may: z.array(z.enum(['delay', 'cancel', 'update', 'rate', 'preorder'])),
    ended_by: z.enum(['guest', 'staff', 'clock']).nullable(),
    /** The table where it was seated. */
    table: z.string().nullable(),
    /** For the one who joined alone; others who hold the link see null. */
    own: z
      .object({
        name: z.string(),
        phone: z.string(),
        note: z.string(),
        session_id: id.nullable(),
        cart_id: id.nullable(),
        rating: z.object({ rating: z.int(), comment: z.string() }).nullable(),
      })
      .nullable(),
    rendered_at: moment,
  })
  .openapi('WaitingEntry')

const ofId = { params: z.object({ id }) }
const tags = ['waiting-list']
const shown = { 200: json('The entry', waitingEntry), ...refusals }
const reasons = z.object({ data: z.array(z.object({ id, name: z.string() })) })

export const listQueuesRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/frontend/branches-waiting',
  description: 'All branches with the live lengths of their queues; `lengths=none` tells only who has one.',
  tags,
  request: { query: z.object({ lengths: z.literal('none').optional() }) },
  responses: {
    200: json('The queues', z.object({ data: z.array(branchQueue), rendered_at: moment })),
    ...refusals,
  },
})
export const listWaitingAreasRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/frontend/setting-areas',
  description: 'The areas of a branch, each with its queue; a branch without areas counts as one.',
  tags,
  request: { query: z.object({ branch_id: id }) },
  responses: { 200: json('The areas', z.object({ data: z.array(area) })), ...refusals },
})
export const getLastActiveRoute = createRoute({
  method: 'get',
  path: '/api/v1/waiting-list/settings/get-last-active-waiting-entity',
  description:
    'The last party of a queue, nothing of its guests; and the caller’s own active entry at the branch.',
  tags,
  request: { query: z.object({ branch_id: id, area_id: id.optional() }) },
  responses: {
    200: json(
      'The last one, if anybody waits',
      z.object({
        data: z.object({ number: z.string(), place: z.int(), joined_at: moment }).nullable(),
        mine: z.object({ id, area_id: id, state: waitingState }).nullable(),
      }),
    ),
    ...refusals,
  },
})
export const countWaitingRoute = createRoute({
  method: 'get',
  path: '/api/v1/waiting-list/waiting/check/{branchId}',
  description: 'How many parties wait at a branch, or in one of its areas.',
  tags,
  request: { params: z.object({ branchId: id }), query: z.object({ area_id: id.optional() }) },
  responses: { 200: json('The count', z.object({ count: z.int() })), ...refusals },
})
export const getWaitingSettingsRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/branches/{id}/waiting-settings',
  description: 'What a branch asks of those who join its queue.',
  tags,
  request: { ...ofId, query: z.object({ frontend: z.string().max(10).optional() }) },
  responses: { 200: json('The settings', z.object({ waiting_settings: settings })), ...refusals },
})
/** What a television shows: numbers alone. */
const queueBoard = z
  .object({
    branch: z.object({ id, name: z.string() }),
    areas: z.array(
      z.object({ id, name: z.string(), called: z.array(z.string()), next: z.array(z.string()) }),
    ),
  })
  .openapi('QueueBoard')

export const getQueueBoardRoute = createRoute({
  method: 'get',
  path: '/api/v1/waiting-list/waiting/board/{branchId}',
  description: 'Whose turn it is at a branch and who comes next: numbers, nothing of a person.',
  tags,
  request: { params: z.object({ branchId: id }) },
  responses: { 200: json('The numbers', queueBoard), ...refusals },
})
export const getWaitingRoute = createRoute({
  method: 'get',
  path: '/api/v1/waiting-list/waiting/{id}',
  description: 'An entry, for whoever holds its link; who joined sees more.',
  tags,
  request: ofId,
  responses: shown,
})
export const listWaitingReasonsRoute = createRoute({
  method: 'get',
  path: '/api/v1/branch/waitlist-cancellation-reasons',
  description: 'Why guests leave the queue, to choose from.',
  tags,
  responses: { 200: json('The reasons', reasons), ...refusals },
})
export type WaitRangeWire = z.infer<typeof waitRange>
export type WaitingAreaWire = z.infer<typeof area>
export type BranchQueueWire = z.infer<typeof branchQueue>
export type QueueBoardWire = z.infer<typeof queueBoard>
export type WaitingSettingsWire = z.infer<typeof settings>
export type WaitingEntryWire = z.infer<typeof waitingEntry>
