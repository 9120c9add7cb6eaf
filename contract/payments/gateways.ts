import { createRoute, z } from '@hono/zod-openapi'
import { gatewayDetails } from '#domain/payments/gateway-kinds.ts'
import { body, id, json, refusals } from '../core/wire.ts'

/** Printable ASCII; what identifies an account at its gateway and is no secret. */
const detail = z
  .string()
  .max(200)
  .regex(/^[\x21-\x7e]*$/)
/** Latin letters: some acquirers refuse a payment whose address has others. */
const addressPart = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\x20-\x7e]*$/)
const details = {
  public_key: detail,
  entity_card: detail,
  entity_mada: detail,
  entity_apple_pay: detail,
  billing_street: addressPart(100),
  billing_city: addressPart(80),
  billing_postcode: addressPart(16),
}
/** As Apple's file comes from the gateway: text in ASCII. */
const associationFile = z
  .string()
  .max(60_000)
  .regex(/^[\r\n\x20-\x7e]*$/)

const gatewayAccount = z
  .object({
    id,
    gateway: z.string(),
    label: z.string(),
    /** The owner's own name for it. */
    name: z.string(),
    live: z.boolean(),
    /** Takes the payments that are opened from now on; the others are still asked for theirs. */
    chosen: z.boolean(),
    address: z.string(),
    /** Which of the gateway's addresses it is at. */
    address_id: z.string(),
    /** Demo only; empty for an account at the gateway itself. */
    simulator_url: z.string(),
    /** To be typed in the gateway's dashboard. */
    webhook_url: z.string(),
    details: z.object(details),
    apple_pay: z.boolean(),
    /** What proves the restaurant's hosts to Apple; public. */
    apple_pay_file: z.string(),
    /** The demo's own account cannot be changed. */
    fixed: z.boolean(),
  })
  .openapi('GatewayAccount')

const gatewayKind = z.object({
  name: z.string(),
  label: z.string(),
  fields: z.array(z.enum(['secret_key', 'webhook_secret'])),
  details: z.array(z.enum(gatewayDetails)),
  needed: z.array(z.enum(gatewayDetails)),
  apple_pay: z.boolean(),
  addresses: z.array(z.object({ id: z.string(), label: z.string(), live: z.boolean() })),
})

/** What is never empty text, and never leaves the server again. Every key of every gateway is printable ASCII. */
const secret = z
  .string()
  .max(4000)
  .regex(/^[\x21-\x7e]*$/)

const accountBody = z.object({
  gateway: z.string().max(30),
  name: z.string().max(200),
  address: z.string().max(30),
  /** Demo only: a simulator on this machine instead of the gateway's own address. */
  simulator_url: z.string().max(200).optional(),
  /** Empty when changing an account: the one that is kept stays. */
  secret_key: secret,
  webhook_secret: secret,
  details: z.object(details).partial().optional(),
  apple_pay: z.boolean().optional(),
  apple_pay_file: associationFile.optional(),
})

const one = z.object({ id })

export const listGatewaysRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/gateways',
  tags: ['staff'],
  responses: {
    200: json(
      'The accounts, and the gateways that one can be at; no secret among them',
      z.object({
        accounts: z.array(gatewayAccount),
        kinds: z.array(gatewayKind),
        simulators_allowed: z.boolean(),
      }),
    ),
    ...refusals,
  },
})
export const addGatewayRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/gateways',
  tags: ['staff'],
  request: body(accountBody),
  responses: { 201: json('Added, not chosen yet', gatewayAccount), ...refusals },
})
export const changeGatewayRoute = createRoute({
  method: 'put',
  path: '/api/v1/staff/gateways/{id}',
  tags: ['staff'],
  request: { params: one, ...body(accountBody) },
  responses: { 200: json('Changed', gatewayAccount), ...refusals },
})
export const checkGatewayRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/gateways/{id}/check',
  tags: ['staff'],
  request: { params: one },
  responses: {
    200: json(
      'Whether the gateway takes the account',
      z.object({ result: z.enum(['ok', 'refused', 'wrong-mode', 'unknown']) }),
    ),
    ...refusals,
  },
})
export const chooseGatewayRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/gateways/{id}/choose',
  tags: ['staff'],
  request: { params: one },
  responses: { 200: json('New payments go there', gatewayAccount), ...refusals },
})

export type GatewayAccountWire = z.infer<typeof gatewayAccount>
export type GatewayKindWire = z.infer<typeof gatewayKind>
export type GatewaysWire = {
  accounts: GatewayAccountWire[]
  kinds: GatewayKindWire[]
  simulators_allowed: boolean
}
export type GatewayCheckWire = { result: 'ok' | 'refused' | 'wrong-mode' | 'unknown' }
export type GatewayAccountBody = z.infer<typeof accountBody>
