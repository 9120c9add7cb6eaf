import { languages } from '#domain/core/words.ts'
import { createRoute, z, type RouteConfig } from '@hono/zod-openapi'
import { messageChannels } from '#domain/notifications/message-channel.ts'
import { failReasons } from '#domain/notifications/message-state.ts'
import { body, id, json, moment, refusals } from '../core/wire.ts'

const channel = z.enum(messageChannels as ['sms', 'whatsapp', 'email'])

const canSend = z
  .object({
    /** Whether the restaurant can send messages now. */
    can_send: z.boolean(),
    /** 1 or 0, as can_send: a visitor never learns the amount, which staff see with their senders. */
    balance: z.union([z.literal(0), z.literal(1)]),
  })
  .openapi('MessageBalance')

const sender = z
  .object({
    id,
    provider: z.string(),
    channel,
    enabled: z.boolean(),
    /** What staff typed and may see again: no secret is among it. */
    shown: z.record(z.string(), z.string()),
    balance: z.object({ amount: z.string(), currency: z.string() }).nullable(),
    /** To be typed in the provider's dashboard; empty where it needs none. */
    report_url: z.string(),
  })
  .openapi('MessageSender')

const senderKind = z.object({
  provider: z.string(),
  channel,
  fields: z.array(
    z.object({
      name: z.string(),
      secret: z.boolean(),
      optional: z.boolean(),
      /** The secrets are sent there: with another one they are typed anew. */
      address: z.boolean(),
    }),
  ),
})

const senders = z.object({
  /** The first is tried first. */
  senders: z.array(sender),
  kinds: z.array(senderKind),
  /** Demo: what no sender covers arrives in the outbox of the main site. */
  outbox: z.boolean(),
})

const provider = z.object({
  provider: z
    .string()
    .regex(/^[a-z-]{1,30}$/)
    .openapi({ example: 'twilio' }),
})
const senderBody = z.object({
  enabled: z.boolean(),
  /** By the names of the provider's fields. A secret left empty when changing keeps the present one, unless `address` changes. */
  values: z.record(z.string().max(40), z.string().max(1000)),
})

const message = z
  .object({
    id,
    event: z.string(),
    channel: z.string(),
    recipient: z.string(),
    language: z.enum(languages),
    /** Null for a code: nobody is shown one. */
    body: z.string().nullable(),
    state: z.enum(['queued', 'sending', 'sent', 'delivered', 'failed']),
    reason: z.enum(failReasons).nullable(),
    /** What the last try heard, in the provider's words. */
    error: z.string().nullable(),
    attempts: z.int(),
    at: moment,
    /** The same as people read it, in the restaurant's time. */
    at_words: z.string(),
    can_retry: z.boolean(),
  })
  .openapi('Message')
const usage = z
  .object({
    kind: z.enum(['mobile-message', 'email', 'map-call']),
    day: z.int(),
    most_in_day: z.int(),
    hour: z.int(),
    most_in_hour: z.int(),
    /** Whether the owner was told that it runs low, or that it has ended. */
    state: z.enum(['fine', 'low', 'over']),
  })
  .openapi('MessageUsage')
const messages = z.object({
  data: z.array(message),
  /** What was used of the restaurant's budgets. */
  usage: z.array(usage),
})

const of = { tags: ['staff'] }
const v1 = '/api/v1/staff'

export const messageBalanceRoute = createRoute({
  method: 'get',
  path: '/api/v1/sms/clients/by-app',
  tags: ['tenant'],
  responses: { 200: json('Whether messages can be sent', canSend), ...refusals },
})
export const listSendersRoute = createRoute({
  ...of,
  method: 'get',
  path: `${v1}/senders`,
  responses: { 200: json('Senders in their order, and which there can be', senders), ...refusals },
})
export const saveSenderRoute = createRoute({
  ...of,
  method: 'put',
  path: `${v1}/senders/{provider}`,
  request: { params: provider, ...body(senderBody) },
  responses: { 200: json('Kept', senders), ...refusals },
})
export const removeSenderRoute = createRoute({
  ...of,
  method: 'delete',
  path: `${v1}/senders/{provider}`,
  request: { params: provider },
  responses: { 200: json('Forgotten, its credentials too', senders), ...refusals },
})
export const orderSendersRoute = createRoute({
  ...of,
  method: 'put',
  path: `${v1}/senders-order`,
  request: body(z.object({ providers: z.array(z.string().max(30)).max(20) })),
  responses: { 200: json('Tried in this order from now on', senders), ...refusals },
})
export const testSenderRoute = createRoute({
  ...of,
  method: 'post',
  path: `${v1}/senders/{provider}/test`,
  request: { params: provider, ...body(z.object({ to: z.string().max(200) })) },
  responses: {
    200: json(
      'What the provider said',
      z.object({ state: z.enum(['taken', 'refused', 'busy', 'unknown']), error: z.string() }),
    ),
    ...refusals,
  },
})
export const listMessagesRoute = createRoute({
  ...of,
  method: 'get',
  path: `${v1}/messages`,
  responses: { 200: json('The last messages, the newest first', messages), ...refusals },
})
export const retryMessageRoute = createRoute({
  ...of,
  method: 'post',
  path: `${v1}/messages/{id}/retry`,
  request: { params: z.object({ id }) },
  responses: { 200: json('Queued again', messages), ...refusals },
})

const reports = {
  path: '/api/v1/messages/reports/{account_id}',
  tags: ['messages'],
  request: { params: z.object({ account_id: id }) },
} satisfies Partial<RouteConfig>
export const messageReportRoute = createRoute({
  ...reports,
  method: 'post',
  description: 'For providers of messages: signed reports of what became of messages that they took.',
  responses: { 200: json('Noted', z.object({ received: z.literal(true) })), ...refusals },
})
export const messageChallengeRoute = createRoute({
  ...reports,
  method: 'get',
  description:
    'For providers that prove the address before they report to it: answers the challenge of its query.',
  responses: {
    200: { description: 'The challenge', content: { 'text/plain': { schema: z.string() } } },
    ...refusals,
  },
})

const optOuts = {
  path: '/api/v1/messages/opt-outs/{token}',
  tags: ['messages'],
  request: {
    params: z.object({
      token: z.string().max(120).openapi({ example: 'c1.q8mM0V1vWq1V3o5mB0m0t2hYl4m8w2oJqf3n6y1Zk0A' }),
    }),
  },
} satisfies Partial<RouteConfig>
export const optOutRoute = createRoute({
  ...optOuts,
  method: 'post',
  description:
    'For mail programs (RFC 8058): stops all offers to the customer of a campaign’s mail, without cookie or page. The body is List-Unsubscribe=One-Click.',
  responses: { 200: json('Stopped', z.object({ done: z.literal(true) })), ...refusals },
})
export const optOutPageRoute = createRoute({
  ...optOuts,
  method: 'get',
  description: 'The same address opened by a person: leads to the wishes for notices, and stops nothing.',
  responses: { 302: { description: 'To the wishes for notices' }, ...refusals },
})

export type MessageBalanceWire = z.infer<typeof canSend>
export type SenderWire = z.infer<typeof sender>
export type SenderKindWire = z.infer<typeof senderKind>
export type SendersWire = z.infer<typeof senders>
export type SenderBody = z.infer<typeof senderBody>
export type SenderTestWire = { state: 'taken' | 'refused' | 'busy' | 'unknown'; error: string }
export type MessageWire = z.infer<typeof message>
export type MessagesWire = z.infer<typeof messages>
