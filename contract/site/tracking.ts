import { createRoute, z } from '@hono/zod-openapi'
import { id, json, refusals } from '../core/wire.ts'

export const tellPurchaseRoute = createRoute({
  method: 'post',
  path: '/api/v1/orders/{id}/purchase',
  tags: ['order'],
  description:
    'Asks whether tracking is to be told of this order: true once, for the browser or account that placed it; false for anyone else.',
  request: { params: z.object({ id }) },
  responses: { 200: json('Whether to tell', z.object({ first: z.boolean() })), ...refusals },
})
