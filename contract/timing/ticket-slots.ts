import { createRoute, z } from '@hono/zod-openapi'
import { slotDay } from './slots.ts'
import { id, json, refusals } from '../core/wire.ts'

const ticketSlots = z.object({ days: z.array(slotDay) }).openapi('TicketSlots')

export const getTicketSlotsRoute = createRoute({
  method: 'get',
  path: '/api/v1/staff/orders/{id}/slots',
  description: 'To which slots an order for later can be moved; its own one is among them.',
  tags: ['staff'],
  request: { params: z.object({ id }) },
  responses: { 200: json('Days and periods, full or not', ticketSlots), ...refusals },
})

export type TicketSlotsWire = z.infer<typeof ticketSlots>
