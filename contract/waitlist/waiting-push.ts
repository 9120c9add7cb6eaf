import { createRoute, z } from '@hono/zod-openapi'
import { body, id, json, refusals } from '../core/wire.ts'

const tags = ['waiting-list']
const base64url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3)
  return z.string().regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`))
}

/** A browser's `PushSubscription` as its toJSON() gives it. */
const subscription = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    /** The browser's public key (an uncompressed point of P-256, 65 bytes) and its secret (16 bytes), base64url. */
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  })
  .openapi('PushSubscription')

export const getPushKeyRoute = createRoute({
  method: 'get',
  path: '/api/v1/waiting-list/push-key',
  description: 'The restaurant’s public key for web push (VAPID), base64url: what a browser subscribes with.',
  tags,
  responses: { 200: json('The key', z.object({ key: z.string() })), ...refusals },
})
export const addPushDeviceRoute = createRoute({
  method: 'post',
  path: '/api/v1/waiting-list/waiting/{id}/devices',
  description:
    'This phone hears by web push when it is the party’s turn; for whoever holds the link, five at most. Endpoints are ' +
    'those of the browsers’ own push services, nothing else is called.',
  tags,
  request: {
    params: z.object({ id }),
    ...body(subscription),
  },
  responses: { 200: json('Kept', z.object({ done: z.literal(true) })), ...refusals },
})

export type PushSubscriptionBody = z.infer<typeof subscription>
