import { createRoute, z } from '@hono/zod-openapi'
import { limits } from '#domain/core/limits.ts'
import { order } from './order.ts'
import { body, id, json, refusals } from '../core/wire.ts'

export const cancelOrderRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/cancel',
  description:
    'The one who ordered cancels, on the version that was shown, until the restaurant has accepted. What was paid goes back by itself. ' +
    'Refused as order-changed when it was accepted meanwhile.',
  tags: ['order'],
  request: { params: z.object({ id }), ...body(z.object({ version: z.int().min(1) })) },
  responses: { 200: json('The order, cancelled', order), ...refusals },
})

export const sayArrivedRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/arrival',
  description:
    'The one who ordered from the car is there, at a bay or place in words. The same again changes nothing; another place tells staff anew, ' +
    `at most ${limits.arrivalsPerOrder} times.`,
  tags: ['order'],
  request: {
    params: z.object({ id }),
    ...body(
      z.object({
        place: z
          .string()
          .max(limits.arrivalPlace * 8)
          .default(''),
      }),
    ),
  },
  responses: { 200: json('The order with the arrival', order), ...refusals },
})
