import { createRoute, z } from '@hono/zod-openapi'
import { id, language, refusals } from '../core/wire.ts'

export const getOrderCalendarRoute = createRoute({
  method: 'get',
  path: '/api/v1/orders/{id}/calendar',
  description: 'An order for later as a calendar file, for whoever holds its id; nothing personal is in it.',
  tags: ['order'],
  request: { params: z.object({ id }), query: z.object({ language: language.optional() }) },
  responses: {
    200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
    ...refusals,
  },
})
