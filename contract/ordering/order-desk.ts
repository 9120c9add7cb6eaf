import { createRoute, z } from '@hono/zod-openapi'
import { orderStatuses } from '#domain/ordering/order-status.ts'
import { creditNote } from '../payments/refunds.ts'
import { staffStatus, status } from './order.ts'
import { ticket } from '../backoffice/staff.ts'
import { amount, day, id, json, moment, orderType, refusals } from '../core/wire.ts'
import { attemptStates } from '#domain/payments/attempt-state.ts'

/** A line of the list of orders. */
const orderLine = z
  .object({
    id,
    number: z.string(),
    type: orderType,
    status,
    shown: staffStatus,
    branch_id: id,
    branch: z.string(),
    contact_name: z.string(),
    contact_mobile: z.string(),
    count: z.int(),
    total: amount,
    payment_state: z.enum(['due', 'pending', 'paid', 'closed']),
    placed_at: moment,
    /** Finished words of the moment, in the branch's time zone. */
    when: z.string(),
  })
  .openapi('OrderLine')

const list = z
  .object({
    data: z.array(orderLine),
    /** Send it as `before` for the next page; null at the end. */
    next: id.nullable(),
  })
  .openapi('OrderList')

const journalLine = z.object({
  at: moment,
  when: z.string(),
  /** Who did it: the guest, a payment, the clock, a member by name, a driver by name. */
  by: z.enum(['customer', 'payment', 'sweeper', 'staff', 'driver', 'api', 'pos', 'other']),
  name: z.string(),
  from: status.nullable(),
  to: status,
  reason: z.string(),
})

/** An attempt to pay, and what came of it. */
export const paymentAttempt = z.object({
  reference: id,
  amount,
  /** Of one that took another currency than the order's. */
  currency: z.string().optional(),
  state: z.enum(attemptStates),
  answer: z.string(),
  when: z.string(),
  /** The payment's own journal, oldest first; the same step again and again is one with its count. */
  steps: z.array(z.object({ step: z.string(), count: z.int(), when: z.string() })),
})

const orderPage = z
  .object({
    ticket,
    branch: z.string(),
    placed: z.string(),
    invoice: z.int().nullable(),
    /** What happened to it, oldest first. */
    journal: z.array(journalLine),
    payments: z.array(paymentAttempt),
    credit_notes: z.array(creditNote),
    /** For the guest, by any messenger: the order's own page. */
    link: z.string(),
    /** Who is signed up, with what staff should know; null for a guest. `id`: for who may read the customer's page. */
    customer: z.object({ id: id.nullable(), note: z.string() }).nullable(),
  })
  .openapi('OrderPage')

const statuses = z.enum(orderStatuses)

export const listDeskOrdersRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders',
  description:
    'Orders of the member’s branches, newest first, 50 at a time; by words (name, number, mobile), status, type, branch and dates.',
  tags: ['staff'],
  request: {
    query: z.object({
      branch_id: id.optional(),
      q: z.string().max(100).optional(),
      status: statuses.optional(),
      type: orderType.optional(),
      /** First and last business day, in the branch's time zone. */
      from: day.optional(),
      to: day.optional(),
      /** The order after which the page begins: two of the same moment are told apart by it. */
      before: id.optional(),
    }),
  },
  responses: { 200: json('Orders', list), ...refusals },
})
export const getDeskOrderRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders/{id}',
  description: 'An order with its journal, payments and credit notes.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The order', orderPage), ...refusals },
})

export type OrderLineWire = z.infer<typeof orderLine>
export type OrderListWire = z.infer<typeof list>
export type OrderPageWire = z.infer<typeof orderPage>
export type PaymentAttemptWire = z.infer<typeof paymentAttempt>
export type OrderListQuery = z.infer<(typeof listDeskOrdersRoute)['request']['query']>
