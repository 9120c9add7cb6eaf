import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { splitLimits } from '#domain/dine-in/table-share.ts'
import { bill, cart } from '../ordering/cart.ts'
import { body, amount, id, json, moment, refusals } from '../core/wire.ts'

const code = z
  .string()
  .regex(/^[0-9A-Za-z]{1,40}$/)
  .openapi({ example: 'k3Vw9QzX1b' })
const name = z.string().max(limits.name * 8)

/** What a scanned code leads to, before anybody joins: nothing of the guests. */
const tableByCode = z
  .object({
    code,
    table: z.string(),
    area: z.string(),
    branch_id: id,
    branch: z.string(),
    /** Guests sit there. */
    live: z.boolean(),
    /** The session in which this phone sits already. */
    session_id: id.nullable(),
  })
  .openapi('TableDoor')

const memberState = z.enum(['waiting', 'in'])
const joined = z.object({ session_id: id, state: memberState }).openapi('JoinedTable')

/** What is wanted of a bill: all that is left, certain lines, or one part of a division. */
export const shareInput = z.discriminatedUnion('what', [
  z.object({ what: z.literal('whole') }),
  z.object({ what: z.literal('items'), line_ids: z.array(id).min(1).max(500) }),
  z.object({
    what: z.literal('part'),
    split_no: z.int().min(1),
    part_no: z.int().min(0).max(splitLimits.most),
  }),
])

const taken = z.enum(['free', 'held', 'paid'])

const member = z.object({ id, no: z.int(), name: z.string(), state: memberState, mine: z.boolean() })
const round = z.object({
  order_id: id,
  number: z.string(),
  status: z.string(),
  label: z.string(),
  background_color: z.string(),
  text_color: z.string(),
  void: z.boolean(),
  time: z.string(),
  lines: z.array(
    z.object({
      line_id: id,
      item_id: id,
      name: z.string(),
      options: z.string(),
      note: z.string(),
      quantity: z.int(),
      /** With its share of service charge and VAT. */
      amount,
      taken,
      member_id: id.nullable(),
    }),
  ),
})
export const tableMoney = {
  bill,
  /** Not paid yet. */
  left: amount,
  /** Not paid, and held by nobody. */
  free: amount,
  split: z.object({ no: z.int(), parts: z.array(z.object({ part_no: z.int(), amount, taken })) }).nullable(),
  payments: z.array(
    z.object({
      id,
      amount,
      paid: z.boolean(),
      tender: z.enum(['online', 'cash', 'card']),
      member_id: id.nullable(),
      what: z.enum(['whole', 'items', 'part']),
      /** Of the reservation, paid ahead and set against the bill. */
      deposit: z.boolean(),
    }),
  ),
}

/** What only those who sit there see. */
const inside = z.object({
  members: z.array(member),
  cart,
  /** Who added what stands in the cart: member by line. */
  added_by: z.record(z.string(), id),
  rounds: z.array(round),
  ...tableMoney,
  /** What is taken off the bill: a coupon, and one guest's points. */
  tender: z.object({
    /** The one that was typed, or that applies by itself (empty code); `problem` tells why it takes nothing off. */
    coupon: z
      .object({
        code: z.string(),
        name: z.string(),
        problem: z.string().nullable(),
        member_id: id.nullable(),
      })
      .nullable(),
    points_by: id.nullable(),
    points_offered: z.boolean(),
    /** A payment has begun: it stays as it is. */
    fixed: z.boolean(),
  }),
  waiter_called: z.boolean(),
  bill_asked: z.boolean(),
  pay_online: z.boolean(),
})

const session = z
  .object({
    id,
    version: z.int(),
    /** `waiting`: staff confirm it first. `paid`: closed to new phones. */
    state: z.enum(['waiting', 'open', 'paid']),
    table: z.string(),
    area: z.string(),
    branch_id: id,
    branch: z.string(),
    me: z.object({ id, no: z.int(), name: z.string(), state: memberState }),
    /** Null while this phone waits to be let in. */
    inside: inside.nullable(),
    rendered_at: moment,
  })
  .openapi('TableSession')

const sessionId = z.object({ id })
const done = json('Done', z.object({ done: z.literal(true) }))

export const getTableRoute = createRoute({
  method: 'get',
  path: '/api/v1/tables/{code}',
  description: 'The table of a printed code. Changes nothing: previews of links start nothing.',
  tags: ['table'],
  request: { params: z.object({ code }) },
  responses: { 200: json('The table', tableByCode), ...refusals },
})
export const joinTableRoute = createRoute({
  method: 'post',
  path: '/api/v1/tables/{code}/sessions',
  description:
    'Joins the table’s session, or starts one. Where something was ordered a tap from inside lets in.',
  tags: ['table'],
  request: { params: z.object({ code }), ...body(z.object({ name: name.default('') })) },
  responses: { 201: json('Where this phone sits now', joined), ...refusals },
})
export const getTableSessionRoute = createRoute({
  method: 'get',
  path: '/api/v1/table-sessions/{id}',
  description: 'The session, for the phones that sit there. A guessed or past id shows nothing.',
  tags: ['table'],
  request: { params: sessionId },
  responses: { 200: json('The session', session), ...refusals },
})
export const nameMemberRoute = createRoute({
  method: 'put',
  path: '/api/v1/table-sessions/{id}/me',
  description: 'The name under which this phone is shown to the others.',
  tags: ['table'],
  request: { params: sessionId, ...body(z.object({ name })) },
  responses: { 200: done, ...refusals },
})
export const admitMemberRoute = createRoute({
  method: 'post',
  path: '/api/v1/table-sessions/{id}/members/{member_id}',
  description: 'Lets a phone in that waits, or not.',
  tags: ['table'],
  request: { params: z.object({ id, member_id: id }), ...body(z.object({ admit: z.boolean() })) },
  responses: { 200: done, ...refusals },
})
export const placeRoundRoute = createRoute({
  method: 'post',
  path: '/api/v1/table-sessions/{id}/rounds',
  description:
    'Sends what stands in the shared cart to the kitchen. One version of the cart gives one round.',
  tags: ['table'],
  request: { params: sessionId, ...body(z.object({ cart_version: z.int().min(1), total: amount })) },
  responses: { 201: json('Sent', z.object({ order_id: id })), ...refusals },
})
export const askTableRoute = createRoute({
  method: 'post',
  path: '/api/v1/table-sessions/{id}/asks',
  description: 'Calls the waiter, or asks for the bill: staff hear it at once.',
  tags: ['table'],
  request: { params: sessionId, ...body(z.object({ what: z.enum(['waiter', 'bill']) })) },
  responses: { 200: done, ...refusals },
})
export const chooseTableTenderRoute = createRoute({
  method: 'put',
  path: '/api/v1/table-sessions/{id}/tender',
  description:
    'A coupon for the whole bill, or the caller’s own points; null and false take it out. Not once a payment has begun.',
  tags: ['table'],
  request: {
    params: sessionId,
    ...body(z.object({ coupon: z.string().max(100).nullable().optional(), points: z.boolean().optional() })),
  },
  responses: { 200: done, ...refusals },
})
export const splitTableRoute = createRoute({
  method: 'put',
  path: '/api/v1/table-sessions/{id}/split',
  description: 'Divides what nobody holds of the bill into equal parts.',
  tags: ['table'],
  request: {
    params: sessionId,
    ...body(z.object({ into: z.int().min(splitLimits.least).max(splitLimits.most) })),
  },
  responses: { 200: done, ...refusals },
})
export const payTableRoute = createRoute({
  method: 'post',
  path: '/api/v1/table-sessions/{id}/payments',
  description: 'Holds what is wanted of the bill and opens its payment; never beyond what is left.',
  tags: ['table'],
  request: { params: sessionId, ...body(shareInput) },
  responses: {
    200: json('Where to pay', z.object({ reference: id, pay_url: z.string(), expires_at: moment })),
    ...refusals,
  },
})

export type TableByCodeWire = z.infer<typeof tableByCode>
export type JoinedTableWire = z.infer<typeof joined>
export type TableSessionWire = z.infer<typeof session>
export type TableInsideWire = z.infer<typeof inside>
export type TableRoundWire = z.infer<typeof round>
export type ShareInputBody = z.infer<typeof shareInput>
