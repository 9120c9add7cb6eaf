import { createRoute, z } from '@hono/zod-openapi'
import { webhookTypes } from '#domain/integrations/webhook.ts'
import { body, id, json, refusals } from '../core/wire.ts'

const type = z.enum(webhookTypes)

const endpoint = z
  .object({
    id,
    url: z.string(),
    events: z.array(type),
    enabled: z.boolean(),
    /** Finished words of the moment until which the former secret signs too; empty without one. */
    former_until: z.string(),
    /** Deliveries that still go out, and those that were given up. */
    waiting: z.int(),
    dead: z.int(),
  })
  .openapi('WebhookEndpoint')

const list = z
  .object({
    data: z.array(endpoint),
    /** Demo alone: http, and addresses of this machine. */
    private_allowed: z.boolean(),
  })
  .openapi('WebhookEndpoints')

const withSecret = z.object({ secret: z.string(), endpoints: list })

const delivery = z
  .object({
    id,
    event_id: id,
    type: z.string(),
    /** The order or the branch that it is about. */
    subject: z.string(),
    state: z.enum(['waiting', 'delivered', 'dead']),
    /** Finished words of the moments; `next` is empty when it has ended. */
    when: z.string(),
    next: z.string(),
    /** What was sent. */
    body: z.string(),
    tries: z.array(
      z.object({
        number: z.int(),
        when: z.string(),
        status: z.int().nullable(),
        error: z.string(),
        took_ms: z.int(),
      }),
    ),
  })
  .openapi('WebhookDelivery')

const deliveries = z
  .object({
    data: z.array(delivery),
    /** Send it as `before` for the next page; null at the end. */
    next: id.nullable(),
  })
  .openapi('WebhookDeliveries')

const params = z.object({ id })
const root = '/api/v1/staff/webhooks'
const wanted = {
  url: z.string().max(1000),
  events: z.array(type).min(1).max(webhookTypes.length),
}

export const listWebhooksRoute = createRoute({
  method: 'get',
  path: root,
  description: 'Addresses that are told what happens; no secret among them.',
  tags: ['staff'],
  responses: { 200: json('The addresses', list), ...refusals },
})
export const addWebhookRoute = createRoute({
  method: 'post',
  path: root,
  description: 'Adds an address. Its secret is answered this once.',
  tags: ['staff'],
  request: body(z.object(wanted)),
  responses: { 201: json('The secret, shown once', withSecret), ...refusals },
})
export const changeWebhookRoute = createRoute({
  method: 'put',
  path: `${root}/{id}`,
  description: 'Changes an address, what it is told, and whether it is told at all.',
  tags: ['staff'],
  request: { params, ...body(z.object({ ...wanted, enabled: z.boolean() })) },
  responses: { 200: json('The addresses after it', list), ...refusals },
})
export const removeWebhookRoute = createRoute({
  method: 'delete',
  path: `${root}/{id}`,
  description: 'Takes an address away, with what was to be told to it.',
  tags: ['staff'],
  request: { params },
  responses: { 200: json('The addresses after it', list), ...refusals },
})
export const renewWebhookSecretRoute = createRoute({
  method: 'post',
  path: `${root}/{id}/secret`,
  description: 'A new secret, answered this once; the former one signs beside it for a day.',
  tags: ['staff'],
  request: { params },
  responses: { 201: json('The secret, shown once', withSecret), ...refusals },
})
export const testWebhookRoute = createRoute({
  method: 'post',
  path: `${root}/{id}/test`,
  description: 'Sends an event of type `ping`, to see that the address answers.',
  tags: ['staff'],
  request: { params },
  responses: { 200: json('The deliveries, the new one first', deliveries), ...refusals },
})
export const listDeliveriesRoute = createRoute({
  method: 'get',
  path: `${root}/{id}/deliveries`,
  description: 'What an address was told, newest first, 30 at a time, with every try.',
  tags: ['staff'],
  request: { params, query: z.object({ before: id.optional() }) },
  responses: { 200: json('The deliveries', deliveries), ...refusals },
})
export const replayDeliveryRoute = createRoute({
  method: 'post',
  path: '/api/v1/staff/webhook-deliveries/{id}/replay',
  description: 'Sends the same event again, with the same id and body.',
  tags: ['staff'],
  request: { params },
  responses: { 200: json('It waits to be sent', delivery), ...refusals },
})

export type WebhookEndpointWire = z.infer<typeof endpoint>
export type WebhooksWire = z.infer<typeof list>
export type WebhookSecretWire = z.infer<typeof withSecret>
export type WebhookDeliveryWire = z.infer<typeof delivery>
export type WebhookDeliveriesWire = z.infer<typeof deliveries>
export type WebhookBody = z.infer<
  (typeof addWebhookRoute)['request']['body']['content']['application/json']['schema']
>
