// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as ticketSlots from './ticket-slots.ts'
import type * as timing from './timing.ts'

interface TimingRoutes {
  getTicketSlots: typeof ticketSlots.getTicketSlotsRoute
  checkTiming: typeof timing.checkTimingRoute
  getSlotLoad: typeof timing.getSlotLoadRoute
  getTiming: typeof timing.getTimingRoute
  pauseBranch: typeof timing.pauseBranchRoute
  saveTiming: typeof timing.saveTimingRoute
}

export const timingOperations = callsOf<TimingRoutes>({
  getTicketSlots: 'GET /api/v1/staff/orders/{id}/slots',
  checkTiming: 'POST /api/v1/staff/branches/{id}/timing/check body',
  getSlotLoad: 'GET /api/v1/staff/branches/{id}/slot-load query',
  getTiming: 'GET /api/v1/staff/branches/{id}/timing',
  pauseBranch: 'PUT /api/v1/staff/branches/{id}/pause body',
  saveTiming: 'PUT /api/v1/staff/branches/{id}/timing body',
})
