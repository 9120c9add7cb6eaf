import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { billLine } from './cart.ts'
import { paymentStep } from './order.ts'
import { body, amount, id, json, moment, orderType, refusals } from '../core/wire.ts'

const member = z.object({
  id,
  name: z.string(),
  host: z.boolean(),
  mine: z.boolean(),
  lines: z.array(
    billLine.pick({ line_id: true, name: true, quantity: true, holds: true, unfit: true }).extend({ amount }),
  ),
  /** The own dishes and an equal part of the delivery; all shares add up to the total. */
  share: amount,
  /** While everyone pays a share: what is to be paid by card, and how that stands. */
  to_pay: amount,
  payment: z.enum(['none', 'open', 'paying', 'paid']),
})

const group = z
  .object({
    id,
    cart_id: id,
    version: z.int(),
    type: orderType,
    branch_name: z.string(),
    currency: z.string(),
    /** Dishes can be added. */
    open: z.boolean(),
    ends_at: moment,
    /** The caller is the host, a companion, or has not joined. */
    role: z.enum(['host', 'companion', 'stranger']),
    members: z.array(member),
    total: amount,
    /** The order that was made of it, once it is. */
    order_id: id.nullable(),
    /** The order was placed and waits for its money: until when, and whether everyone pays a share of it. */
    waiting: z
      .object({
        /** For the host alone. */
        order_id: id.nullable(),
        version: z.int(),
        until: moment,
        shares: z.boolean(),
        /** What nobody has paid yet. */
        left: amount,
      })
      .nullable(),
    rendered_at: moment,
  })
  .openapi('GroupOrder')

const name = z.string().max(limits.name * 8)
const path = '/api/v1/group-orders'
const params = z.object({ id })
const of = { tags: ['cart'] }

export const startGroupRoute = createRoute({
  ...of,
  method: 'post',
  path,
  description:
    'Makes a link by which companions add to this cart from their own phones. The cart’s own shopper alone.',
  request: body(z.object({ cart_id: id, name })),
  responses: { 201: json('The group', group), ...refusals },
})

export const getGroupRoute = createRoute({
  ...of,
  method: 'get',
  path: `${path}/{id}`,
  description: 'The shared cart as whoever holds the link may see it; joins nobody.',
  request: { params },
  responses: { 200: json('The group', group), ...refusals },
})

export const joinGroupRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/{id}/join`,
  description:
    'This browser adds to the shared cart from now on: it is its current cart until the order is placed.',
  request: { params, ...body(z.object({ name })) },
  responses: { 200: json('The group', group), ...refusals },
})

export const leaveGroupRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/{id}/leave`,
  description: 'A companion leaves; the own dishes go with it.',
  request: { params, ...body(z.object({})) },
  responses: { 200: json('The group', group), ...refusals },
})

export const closeGroupRoute = createRoute({
  ...of,
  method: 'put',
  path: `${path}/{id}/open`,
  description: 'The host closes the list, or opens it again.',
  request: { params, ...body(z.object({ open: z.boolean() })) },
  responses: { 200: json('The group', group), ...refusals },
})

export const collectGroupRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/{id}/collect`,
  description:
    'The host has placed the order: everyone pays a share of it from now on, and it is made once all is paid.',
  request: { params, ...body(z.object({})) },
  responses: { 200: json('The group', group), ...refusals },
})

export const payGroupRoute = createRoute({
  ...of,
  method: 'post',
  path: `${path}/{id}/payments`,
  description: 'Opens the payment of these members’ shares by whoever of the group calls.',
  request: { params, ...body(z.object({ member_ids: z.array(id).min(1).max(30) })) },
  responses: { 200: json('Where to pay', paymentStep), ...refusals },
})

export type GroupWire = z.infer<typeof group>
