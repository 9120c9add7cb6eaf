import { createRoute, z } from '@hono/zod-openapi'
import { status } from './order.ts'
import { body, amount, id, json, refusals } from './wire.ts'

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

const entry = z.object({
  label: z.string(),
  amount: z.string(),
  balance: z.string(),
  note: z.string(),
  when: z.string(),
})

const customerPage = z
  .object({
    customer: customerLine.extend({ language: z.enum(['ar', 'en']), group_id: id.nullable() }),
    groups: z.array(z.object({ id, name: z.string() })),
    orders: z.array(z.object({ id, number: z.string(), status, total: amount, when: z.string() })),
    orders_total: z.int(),
    wallet: z.object({ balance: amount, log: z.array(entry) }),
    points: z.object({ balance: z.int(), log: z.array(entry) }),
  })
  .openapi('CustomerPage')

const params = z.object({ id })

export const listDeskCustomersRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/customers',
  description: 'Customers by a part of name or number, or by e-mail; without words the newest.',
  tags: ['staff'],
  request: { query: z.object({ q: z.string().max(100).optional() }) },
  responses: { 200: json('Customers', z.object({ data: z.array(customerLine) })), ...refusals },
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

export type CustomerLineWire = z.infer<typeof customerLine>
export type CustomerPageWire = z.infer<typeof customerPage>
