import { createRoute, z } from '@hono/zod-openapi'
import { id, language, refusals } from './wire.ts'

export const getReceiptRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/receipt',
  description: 'The receipt of an order as PDF, for whoever holds its id; nothing personal is in it.',
  tags: ['order'],
  request: { params: z.object({ id }), query: z.object({ language: language.optional() }) },
  responses: {
    200: { description: 'PDF', content: { 'application/pdf': { schema: z.string() } } },
    ...refusals,
  },
})
