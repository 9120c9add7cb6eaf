import { createRoute, z } from '@hono/zod-openapi'
import { waysToPay } from '#domain/payments/way-to-pay.ts'
import { billLine, billSums } from '../ordering/cart.ts'
import { draftAddress } from '../delivery/delivery.ts'
import { staffStatus, status } from '../ordering/order.ts'
import { slot } from '../timing/slots.ts'
import { arrival, draftVehicle } from '../delivery/vehicle.ts'
import { partKey, refundState } from '../payments/refunds.ts'
import { stock } from '../menu/stock-shape.ts'
import { body, amount, id, json, language, moment, orderType, refusals } from '../core/wire.ts'

/** Who is signed in. */
export const member = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: z.enum(['owner', 'manager', 'cashier', 'kitchen', 'host']),
    language,
    /** Who works in some branches alone has no rooms for what is the whole restaurant's. */
    all_branches: z.boolean(),
    tenant: z.object({
      id,
      name: z.string(),
      host: z.string(),
      logo: z.string(),
      currency: z.string(),
      symbol: z.string(),
    }),
    branches: z.array(z.object({ id, name: z.string(), accepting: z.boolean() })),
  })
  .openapi('StaffMember')

const action = z.enum([
  'accept',
  'ready',
  'send_out',
  'hand_over',
  'cancel',
  'undo',
  'coming',
  'promise',
  'slot',
])

/** A ticket of the board. Everything that the clock moves is sent as a moment; the page counts from rendered_at. */
export const ticket = z
  .object({
    id,
    version: z.int(),
    number: z.string(),
    type: orderType,
    status,
    shown: staffStatus,
    branch_id: id,
    contact_name: z.string(),
    contact_mobile: z.string(),
    /** Where it is delivered to, and in which zone; none for what is no delivery, and for the kitchen. */
    address: draftAddress.nullable(),
    zone_name: z.string(),
    /** What its guest comes with, of an order from the car; none for the kitchen. */
    vehicle: draftVehicle.nullable(),
    /** Where its guests sit, of a round at a table. */
    table: z
      .object({
        name: z.string(),
        area: z.string(),
        /** Where its guests sat when it was ordered; empty when they did not move. */
        from: z.string(),
        /** Whose bill it is on, for those who may see that. */
        session_id: id.nullable(),
      })
      .nullable(),
    /** The guest waits in the car. */
    arrival: arrival.nullable(),
    notes: z.string(),
    lines: z.array(billLine),
    count: z.int(),
    total: amount,
    /** What the total is made of; null for roles that see no money. */
    sums: billSums.nullable(),
    refunded: amount,
    refunding: amount,
    captured: amount,
    /** Taken at hand-over. */
    till: amount,
    /** Of the value of all that was given (money and points), what went back or is on its way. */
    returned: amount,
    value: amount,
    pay_method: z.enum(waysToPay),
    payment_state: z.enum(['due', 'pending', 'paid', 'closed']),
    created_at: moment,
    accept_by: moment.nullable(),
    accepted_at: moment.nullable(),
    promised_at: moment.nullable(),
    ready_at: moment.nullable(),
    ended_at: moment.nullable(),
    promised_minutes: z.int(),
    /** Ordered for later: its slot, and when it comes to the kitchen. */
    slot: slot.nullable(),
    /** The branch is closed at its slot: hours were changed after it was sold. To be moved or cancelled. */
    outside_hours: z.boolean(),
    release_at: moment.nullable(),
    cancel_reason: z.string().nullable(),
    /** Finished clock words of the branch (safety 24): when it came in, and when it ended. */
    created_time: z.string(),
    ended_time: z.string(),
    /** Steps that this member may take now. */
    may: z.array(z.enum([...action.options, 'refund', 'edit'])),
    /** A change that waits for its guest's payment. */
    more: z.object({ amount, until: moment }).nullable(),
    /** With a currency: of money that was taken in another one than the order's. */
    refunds: z.array(
      z.object({
        id,
        amount,
        currency: z.string().optional(),
        state: refundState,
        /** A gateway refused it, and nothing was sent in its place. */
        owed: z.boolean().optional(),
        reason: z.string(),
        at: moment,
      }),
    ),
  })
  .openapi('Ticket')

const orderId = z.object({ id })
const oneLine = z.string().regex(/^\P{Cc}*$/u)

export const signInStaffRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/session',
  description: 'Signs a member of staff in by e-mail and password.',
  tags: ['staff'],
  request: body(
    z.object({
      email: oneLine.max(200),
      password: z.string().max(200),
      /** The second step's, for members who have one: of the app, or one of the recovery codes. */
      code: oneLine.max(20).optional(),
    }),
  ),
  responses: { 200: json('Signed in', member), ...refusals },
})
export const getStaffRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/session',
  description: 'Who is signed in, with role and branches.',
  tags: ['staff'],
  responses: { 200: json('Who is signed in', member), ...refusals },
})
export const signOutStaffRoute = createRoute({
  method: 'delete',
  path: '/api/v1/staff/session',
  description: 'Signs out.',
  tags: ['staff'],
  responses: { 200: json('Signed out', z.object({ done: z.literal(true) })), ...refusals },
})
export const moveOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/orders/{id}/transitions',
  description: 'A step in an order’s life, on the version that was shown.',
  tags: ['staff'],
  request: {
    params: orderId,
    ...body(
      z.object({
        /** `coming` answers a guest who waits in the car; `promise` moves the promised time, `slot` an order for later. */
        action,
        version: z.int(),
        minutes: z.int().min(1).max(240).optional(),
        slot_start: moment.optional(),
        reason: z.string().max(500).optional(),
        /** Sent before, and no answer came: one that was done then is answered with the ticket as it is. */
        again: z.literal(true).optional(),
      }),
    ),
  },
  responses: { 200: json('The ticket after it', ticket), ...refusals },
})
const refundLine = z.object({ key: partKey, pieces: z.int().min(1).max(99) })

export const refundOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/orders/{id}/refunds',
  description:
    'Sends money back the way it came, with a credit note: all that is left, an amount, or parts by their pieces.',
  tags: ['staff'],
  request: {
    params: orderId,
    ...body(
      z.object({
        amount: amount.optional(),
        lines: z.array(refundLine).min(1).max(130).optional(),
        /** What was left when it was asked for: anything else now means that money went back meanwhile. */
        left: amount.optional(),
        reason: z.string().min(1).max(500),
      }),
    ),
  },
  responses: { 200: json('The ticket with its refund', ticket), ...refusals },
})
export const judgeRefundRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/orders/{id}/refunds/{refund_id}/outcome',
  description:
    'What staff found out of a refund that needs a person: the guest has it, or it may be sent again.',
  tags: ['staff'],
  request: { params: z.object({ id, refund_id: id }), ...body(z.object({ arrived: z.boolean() })) },
  responses: { 200: json('The ticket with its refund', ticket), ...refusals },
})
export const getStockRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/items',
  description: 'The dishes of a branch with their sold-out marks.',
  tags: ['staff'],
  request: { query: z.object({ branch_id: id }) },
  responses: {
    200: json('Items of a branch and whether they are sold out', stock),
    ...refusals,
  },
})
export const setAcceptingRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/branches/{id}/accepting',
  description: 'Whether the branch takes orders now.',
  tags: ['staff'],
  request: { params: orderId, ...body(z.object({ accepting: z.boolean() })) },
  responses: { 200: json('Set', z.object({ accepting: z.boolean() })), ...refusals },
})

export type StaffWire = z.infer<typeof member>
export type TicketWire = z.infer<typeof ticket>
export type StockWire = z.infer<typeof stock>
export type TicketAction = z.infer<typeof action>

export type StockItemWire = StockWire['groups'][number]['items'][number]
export type StockPrice = StockItemWire['prices'][number]
