import { createRoute, z } from '@hono/zod-openapi'
import { boardCalls } from './board-calls.ts'
import { mostNamedOrders } from '../core/live.ts'
import { ticket } from '../backoffice/staff.ts'
import { amount, id, json, moment, refusals } from '../core/wire.ts'

const head = z.object({
  branch_id: id,
  version: z.string(),
  rendered_at: moment,
  /** Every order that the board shows, by id: another mark means that its ticket has changed. */
  marks: z.record(z.string(), z.string()),
  today: z.object({ open: z.int(), average_minutes: z.int().nullable(), total: amount }),
  accepting: z.boolean(),
  /** Finished words while it takes nothing by its hours, exceptions or pauses, whatever the switch says; empty while open. */
  closed: z.string(),
  calls: boardCalls,
})

const board = head
  .extend({
    tickets: z.array(ticket),
    /** Ended today, newest first, at most 50. */
    ended: z.array(ticket),
  })
  .openapi('Board')

const change = head
  .extend({
    /** Those of the named orders that the board shows, open or ended. What has no mark is shown no more. */
    tickets: z.array(ticket),
  })
  .openapi('BoardChange')

const answer = z.object({ board: board.nullable(), change: change.optional() })
/** Ids with commas between. */
const named = new RegExp(`^([0-9A-Za-z]{1,40}(,[0-9A-Za-z]{1,40}){0,${mostNamedOrders - 1}})?$`)

export const getBoardRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/board',
  description:
    'The board of a branch; with `since`, null while nothing changed. With `orders` too, what changed in its place: marks of all orders, tickets of the named ones.',
  tags: ['staff'],
  request: {
    query: z.object({
      branch_id: id,
      since: z.string().max(40).optional(),
      /** Ids of the orders whose tickets are wanted, with commas between; may be empty. */
      orders: z.string().regex(named).optional(),
    }),
  },
  responses: {
    200: json('The board, or what changed; neither when nothing changed since', answer),
    ...refusals,
  },
})

export type BoardWire = z.infer<typeof board>
export type BoardChangeWire = z.infer<typeof change>
export type BoardAnswerWire = z.infer<typeof answer>
