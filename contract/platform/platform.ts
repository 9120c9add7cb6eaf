import { createRoute, z } from '@hono/zod-openapi'
import { id, json, moment, refusals } from '../core/wire.ts'

export const getRestaurantsRoute = createRoute({
  method: 'get',
  path: '/api/v1/platform/restaurants',
  description: 'The demo restaurants and their logins; none in a live start.',
  tags: ['platform'],
  responses: {
    200: json(
      'With demo data: the demo restaurants and logins; else empty',
      z.object({
        demo: z.boolean(),
        console_url: z.string(),
        /** The demo's operator, above its restaurants. */
        operator: z.object({ email: z.string(), password: z.string() }).nullable(),
        data: z.array(
          z.object({
            id,
            name: z.string(),
            title: z.string(),
            url: z.string(),
            /** Where the code printed on one of its tables leads; null without tables. */
            table_url: z.string().nullable(),
            logo: z.string(),
            primary_color: z.string(),
            background_color: z.string(),
            country: z.string(),
            pictures: z.array(z.string()),
            /** The number of a customer with a past; its codes are in the outbox. */
            customer: z.object({ mobile: z.string() }),
            staff: z.array(z.object({ email: z.string(), password: z.string(), role: z.string() })),
          }),
        ),
      }),
    ),
    ...refusals,
  },
})

export const getOutboxRoute = createRoute({
  method: 'get',
  path: '/api/v1/platform/outbox',
  description: 'Demo only: the newest messages of all demo restaurants; 404 in a live start.',
  tags: ['platform'],
  responses: {
    200: json(
      'Demo only: every message that the product sent, newest first',
      z.object({
        data: z.array(
          z.object({
            id,
            tenant: z.string(),
            event: z.string(),
            channel: z.string(),
            recipient: z.string(),
            language: z.string(),
            body: z.string(),
            at: moment,
          }),
        ),
      }),
    ),
    ...refusals,
  },
})

export type RestaurantsWire = z.infer<
  (typeof getRestaurantsRoute)['responses'][200]['content']['application/json']['schema']
>
export type OutboxWire = z.infer<
  (typeof getOutboxRoute)['responses'][200]['content']['application/json']['schema']
>
