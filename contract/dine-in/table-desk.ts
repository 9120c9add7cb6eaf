import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { placeWarnings, type PlaceWarning } from '#domain/dine-in/table-place.ts'
import { optionalIdempotencyHeader } from '../core/idempotency-header.ts'
import { shareInput, tableMoney } from './table.ts'
import { body, amount, id, json, moment, refusals } from '../core/wire.ts'

const seats = z.int().min(1).max(50)
const tableName = z.string().min(1).max(20)

/** What staff see of a table where guests sit. */
const seated = z
  .object({
    id,
    version: z.int(),
    state: z.enum(['waiting', 'open', 'paid']),
    since: moment,
    /** Clock words of `since`. */
    since_time: z.string(),
    members: z.array(z.object({ id, no: z.int(), name: z.string(), state: z.enum(['waiting', 'in']) })),
    waiter_called_at: moment.nullable(),
    bill_asked_at: moment.nullable(),
    /** Rounds that the kitchen has not handed over yet, and all of them. */
    open_rounds: z.int(),
    rounds: z.int(),
    /** How many sit there, as far as it is known: phones, the reservation's guests, the party of the queue. */
    party: z.int(),
    /** All tables at which they sit, their first one first. */
    tables: z.array(z.object({ id, name: z.string(), seats: z.int() })),
    /** Null for roles that see no money. */
    money: z.object(tableMoney).nullable(),
    lines: z.array(
      z.object({
        line_id: id,
        name: z.string(),
        quantity: z.int(),
        amount,
        taken: z.enum(['free', 'held', 'paid']),
      }),
    ),
  })
  .openapi('SeatedTable')

const lastAct = z.object({
  act: z.enum(['confirm', 'answer', 'admit', 'close', 'payment', 'move', 'join', 'free']),
  by: z.string(),
  mine: z.boolean(),
  /** Of a payment, for those who see money. */
  amount: amount.nullable(),
  /** Of a move: the names of the tables; else empty. */
  from: z.string(),
  to: z.string(),
  at: moment,
})

const desk = z
  .object({
    branch_id: id,
    /** The name of the plan as it is; saving it says on which one it began. */
    plan: z.string(),
    rendered_at: moment,
    dinein: z.boolean(),
    may: z.array(z.enum(['tables', 'take_payment', 'table_plan'])),
    areas: z.array(
      z.object({
        id,
        name: z.string(),
        name_ar: z.string(),
        name_en: z.string(),
        tables: z.array(
          z.object({
            id,
            name: z.string(),
            seats: z.int(),
            code: z.string(),
            url: z.string(),
            sessions: z.array(seated),
            /** What staff did there last, some minutes ago at most; `mine`: the one who asks. */
            told: lastAct.nullable(),
            /** It was joined with another table: the session there, which is no session of this one. */
            joined_to: id.nullable(),
            /** `seated`: guests of a reservation sit there, with or without a phone; `blocked`: out of service now. */
            held: z.enum(['seated', 'blocked']).nullable(),
            /** The next reservation of others that is due there, within some hours. */
            booked: z.object({ at: moment, time: z.string(), soon: z.boolean() }).nullable(),
          }),
        ),
      }),
    ),
  })
  .openapi('TableDesk')

const ofBranch = z.object({ branch_id: id })
const answer = { 200: json('The tables', desk), ...refusals }

export const getTableDeskRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/tables',
  description: 'The tables of a branch by area, and who sits at them.',
  tags: ['staff'],
  request: { query: ofBranch },
  responses: answer,
})
export const saveTablePlanRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/table-plan',
  description: 'All areas and tables of a branch; what is left out is removed, what has no id is new.',
  tags: ['staff'],
  request: body(
    z.object({
      branch_id: id,
      /** The plan that it began on; none = whatever it is. */
      seen: z.string().max(64).optional(),
      areas: z
        .array(
          z.object({
            id: id.optional(),
            name_ar: z
              .string()
              .min(1)
              .max(limits.name * 4),
            name_en: z
              .string()
              .min(1)
              .max(limits.name * 4),
            tables: z.array(z.object({ id: id.optional(), name: tableName, seats })).max(100),
          }),
        )
        .max(20),
    }),
  ),
  responses: answer,
})
export const renewTableCodesRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/table-codes',
  description:
    'New printed codes for the tables of a branch, or for one: the old ones start nothing from now on. Who sits there stays.',
  tags: ['staff'],
  request: body(z.object({ branch_id: id, table_id: id.optional() })),
  responses: answer,
})
export const getTableSheetRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/table-sheet',
  description: 'A PDF to print: the QR code of every table, or of one.',
  tags: ['staff'],
  request: { query: ofBranch.extend({ table_id: id.optional() }) },
  responses: {
    200: {
      description: 'The sheet',
      content: { 'application/pdf': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...refusals,
  },
})
export const actOnTableRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/table-sessions/{id}/acts',
  description: 'Confirms a session, answers what was asked, lets a phone in, or closes the table.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.discriminatedUnion('act', [
        z.object({ act: z.literal('confirm') }),
        z.object({ act: z.literal('answer') }),
        z.object({ act: z.literal('admit'), member_id: id, admit: z.boolean() }),
        z.object({ act: z.literal('close') }),
      ]),
    ),
  },
  responses: { 200: json('Done', z.object({ done: z.literal(true) })), ...refusals },
})
export const placePartyRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/table-sessions/{id}/place',
  description:
    'Moves the party of a session to another table (`move`), puts another table to it with whoever sits there (`join`: one session, one bill), or gives one of its tables back (`free`). What is to be looked at first (`table-too-small`, `table-booked-soon`) is gone on with by naming it in `anyway`.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        act: z.enum(['move', 'join', 'free']),
        table_id: id,
        anyway: z.array(z.enum(placeWarnings)).max(placeWarnings.length).default([]),
      }),
    ),
  },
  responses: { 200: json('Done', z.object({ done: z.literal(true) })), ...refusals },
})
export const takeTablePaymentRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/table-sessions/{id}/payments',
  description: 'Notes what staff took at the table, by cash or by the card machine; once for each key.',
  tags: ['staff'],
  request: {
    params: z.object({ id }),
    headers: optionalIdempotencyHeader,
    ...body(z.object({ tender: z.enum(['cash', 'card']), wish: shareInput, amount })),
  },
  responses: { 200: json('Noted', z.object({ done: z.literal(true) })), ...refusals },
})

export type TableDeskWire = z.infer<typeof desk>
export type SeatedTableWire = z.infer<typeof seated>
export type TableActWire = z.infer<typeof lastAct>
export type TablePlanBody = {
  branch_id: string
  seen?: string | undefined
  areas: {
    id?: string | undefined
    name_ar: string
    name_en: string
    tables: { id?: string | undefined; name: string; seats: number }[]
  }[]
}
export type TableAct =
  | { act: 'confirm' }
  | { act: 'answer' }
  | { act: 'close' }
  | { act: 'admit'; member_id: string; admit: boolean }
/** Where staff show a party to, and what they were told of and go on with. */
export interface PlaceAct {
  act: 'move' | 'join' | 'free'
  table_id: string
  anyway: PlaceWarning[]
}
