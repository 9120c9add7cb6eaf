import { languages } from '#domain/core/words.ts'
import { createRoute, z } from '@hono/zod-openapi'
import { draftAddress } from '../delivery/delivery.ts'
import { outTax } from '../menu/out-menu.ts'
import { status } from '../ordering/order.ts'
import { inEachLanguage, amount, id, json, moment, orderType, refusals } from '../core/wire.ts'

const words = inEachLanguage(z.string())

const outLine = z.object({
  item_id: id,
  name: words,
  quantity: z.int(),
  note: z.string(),
  /** Of one piece with its options, before discounts. */
  unit_price: amount,
  discount: amount,
  /** What the line costs in the end, with VAT, without deposits. */
  total: amount,
  /** How VAT was due on it, and what of `total` is VAT. */
  tax: outTax,
  vat: amount,
  options: z.array(z.object({ option_id: id, group: words, name: words, quantity: z.int(), price: amount })),
})

const outFee = z.object({
  id,
  name: words,
  /** In the restaurant's way: with VAT in it, or without. */
  amount,
  /** With VAT. */
  total: amount,
  tax: outTax,
  vat: amount,
})

/** Null without the scope customers.read. */
const outContact = z
  .object({ name: z.string(), mobile: z.string(), address: draftAddress.nullable() })
  .nullable()

const outOrder = z
  .object({
    id,
    /** Short number of the branch's business day; empty before it is created. */
    number: z.string(),
    status,
    type: orderType,
    branch_id: id,
    /** Rises with every change; a change of status names the version that it was decided on. */
    version: z.int(),
    payment_state: z.enum(['due', 'pending', 'paid', 'closed']),
    pay_method: z.string(),
    currency: z.string(),
    subtotal: amount,
    discount: amount,
    delivery: amount,
    fees: amount,
    service: amount,
    vat: amount,
    total: amount,
    /** Confirmed to have gone back to the guest's card. */
    refunded: amount,
    notes: z.string(),
    lines: z.array(outLine),
    /** The restaurant's own fees, one by one. */
    fee_list: z.array(outFee),
    contact: outContact,
    placed_at: moment,
    accepted_at: moment.nullable(),
    promised_at: moment.nullable(),
    ready_at: moment.nullable(),
    delivered_at: moment.nullable(),
    ended_at: moment.nullable(),
    /** Of an order for later. */
    slot_start: moment.nullable(),
    slot_end: moment.nullable(),
    cancel_reason: z.string(),
  })
  .openapi('OutOrder')

const list = z
  .object({
    data: z.array(outOrder),
    /** Send it as `before` for the next page; null at the end. */
    next: id.nullable(),
  })
  .openapi('OutOrders')

const customer = z
  .object({
    id,
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    language: z.enum(languages),
    joined_at: moment,
  })
  .openapi('OutCustomer')

export const outOrdersRoute = createRoute({
  method: 'get',
  path: '/api/v1/out/orders',
  description: 'Orders, newest first, 50 at a time. Scope orders.read.',
  tags: ['outward'],
  request: {
    query: z.object({
      branch_id: id.optional(),
      status: status.optional(),
      /** Placed at that moment or later. */
      since: moment.optional(),
      before: id.optional(),
    }),
  },
  responses: { 200: json('Orders', list), ...refusals },
})
export const outOrderRoute = createRoute({
  method: 'get',
  path: '/api/v1/out/orders/{id}',
  description: 'One order. Scope orders.read.',
  tags: ['outward'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The order', outOrder), ...refusals },
})
export const outOrderStatusRoute = createRoute({
  method: 'post',
  path: '/api/v1/out/orders/{id}/status',
  description:
    'Moves an order on, within the table of statuses: created → accepted → ready → outdelivery (delivery alone) → ' +
    'delivered, and canceled (with a reason) from each before that. Refused when the version is no longer the order’s. ' +
    'Scope orders.write.',
  tags: ['outward'],
  request: {
    params: z.object({ id }),
    body: {
      required: true,
      content: {
        'application/json': {
          schema: z.object({
            status: z.enum(['accepted', 'ready', 'outdelivery', 'delivered', 'canceled']),
            version: z.int().min(1).max(2_000_000_000),
            /** Promised minutes from now, when accepting. */
            minutes: z.int().min(1).max(1440).optional(),
            reason: z.string().max(4000).optional(),
          }),
        },
      },
    },
  },
  responses: { 200: json('The order after it', outOrder), ...refusals },
})
export const outCustomersRoute = createRoute({
  method: 'get',
  path: '/api/v1/out/customers',
  description:
    'Customers by a part of name or number, or by e-mail; without words the newest 50. Scope customers.read.',
  tags: ['outward'],
  request: { query: z.object({ q: z.string().max(100).optional() }) },
  responses: { 200: json('Customers', z.object({ data: z.array(customer) })), ...refusals },
})
export const outCustomerRoute = createRoute({
  method: 'get',
  path: '/api/v1/out/customers/{id}',
  description: 'One customer. Scope customers.read.',
  tags: ['outward'],
  request: { params: z.object({ id }) },
  responses: { 200: json('The customer', customer), ...refusals },
})

export type OutOrderWire = z.infer<typeof outOrder>
export type OutOrdersWire = z.infer<typeof list>
export type OutCustomerWire = z.infer<typeof customer>
export type OutOrdersQuery = z.infer<(typeof outOrdersRoute)['request']['query']>
