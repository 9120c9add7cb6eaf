import { languages } from '#domain/core/words.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { customerSorts, type CustomerSort } from '#domain/customers/customer-sort.ts'
import { limits } from '#domain/core/limits.ts'
import { staffStatus } from '../ordering/order.ts'
import { body, amount, id, json, refusals } from '../core/wire.ts'

const customerLine = z
  .object({
    id,
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    group: z.string(),
    /** Finished words of the day. */
    joined: z.string(),
  })
  .openapi('CustomerLine')

const customerRow = customerLine
  .extend({
    /** Orders that were served, and what was paid for them and not given back. */
    orders: z.int(),
    spent: amount,
    /** Finished words; empty without an order. */
    last_order: z.string(),
  })
  .openapi('CustomerRow')

const entry = z.object({
  label: z.string(),
  amount: z.string(),
  balance: z.string(),
  note: z.string(),
  when: z.string(),
})

const customerPage = z
  .object({
    customer: customerLine.extend({
      language: z.enum(languages),
      group_id: id.nullable(),
      /** What staff know; never shown to guests on their own pages. */
      note: z.string(),
    }),
    /** Of all orders that were served. */
    habits: z.object({
      orders: z.int(),
      spent: amount,
      average: amount,
      first_order: z.string(),
      last_order: z.string(),
    }),
    groups: z.array(z.object({ id, name: z.string() })),
    orders: z.array(
      z.object({ id, number: z.string(), shown: staffStatus, total: amount, when: z.string() }),
    ),
    orders_total: z.int(),
    wallet: z.object({ balance: amount, log: z.array(entry) }),
    points: z.object({ balance: z.int(), log: z.array(entry) }),
  })
  .openapi('CustomerPage')

const params = z.object({ id })
const customerFilter = z.object({
  q: z.string().max(100).optional(),
  group_id: id.optional(),
  sort: z.enum(customerSorts).default('newest'),
})

const customerList = z.object({
  data: z.array(customerRow),
  total: z.int(),
  /** The next page; none after the last. */
  next: z.int().nullable(),
  groups: z.array(z.object({ id, name: z.string() })),
})

export const listDeskCustomersRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/customers',
  description: 'Fifty customers by a part of name or number, by e-mail or by group, in the order asked for.',
  tags: ['staff'],
  request: { query: customerFilter.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }) },
  responses: { 200: json('Customers', customerList), ...refusals },
})
export const getCustomerFileRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/customers/file',
  description: 'All of them as a file for spreadsheets (CSV), for owners; the log says who took it.',
  tags: ['staff'],
  request: { query: customerFilter },
  responses: {
    200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
})
export const getDeskCustomerRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/customers/{id}',
  description: 'A customer with orders, wallet and points.',
  tags: ['staff'],
  request: { params },
  responses: { 200: json('The customer', customerPage), ...refusals },
})
export const setCustomerGroupRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/customers/{id}/group',
  description: 'Puts a customer into a group, or into none.',
  tags: ['staff'],
  request: { params, ...body(z.object({ group_id: id.nullable() })) },
  responses: { 200: json('The customer', customerPage), ...refusals },
})

export const setCustomerNoteRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/customers/{id}/note',
  description: 'What staff should know of a customer. `seen`: the note that was on the screen.',
  tags: ['staff'],
  request: {
    params,
    ...body(z.object({ note: z.string().max(limits.notes * 4), seen: z.string().max(limits.notes * 4) })),
  },
  responses: { 200: json('The customer', customerPage), ...refusals },
})

export type CustomerLineWire = z.infer<typeof customerLine>
export type CustomerRowWire = z.infer<typeof customerRow>
export type CustomerListWire = z.infer<typeof customerList>
export interface CustomerQueryWire {
  q?: string
  group_id?: string
  sort?: CustomerSort
  page?: number
}
export type CustomerPageWire = z.infer<typeof customerPage>
