// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as waitingDesk from './waiting-desk.ts'

interface WaitlistRoutes {
  addWalkIn: typeof waitingDesk.addWalkInRoute
  getWaitingDesk: typeof waitingDesk.getWaitingDeskRoute
  removeWaiting: typeof waitingDesk.removeWaitingRoute
  saveWaitingSettings: typeof waitingDesk.saveWaitingSettingsRoute
  serveWaiting: typeof waitingDesk.serveWaitingRoute
}

export const waitlistOperations = callsOf<WaitlistRoutes>({
  addWalkIn: 'POST /api/v1/staff/waiting body key',
  getWaitingDesk: 'GET /api/v1/staff/waiting query',
  removeWaiting: 'POST /api/v1/staff/waiting-removals body',
  saveWaitingSettings: 'PUT /api/v1/staff/waiting-settings body',
  serveWaiting: 'POST /api/v1/staff/waiting/{id}/acts body',
})
