// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as reservationDesk from './reservation-desk.ts'
import type * as reservationRules from './reservation-rules.ts'

interface ReservationsRoutes {
  actOnBooking: typeof reservationDesk.actOnBookingRoute
  addBlock: typeof reservationDesk.addBlockRoute
  addBooking: typeof reservationDesk.addBookingRoute
  editBooking: typeof reservationDesk.editBookingRoute
  getReservationDay: typeof reservationDesk.getReservationDayRoute
  listBookings: typeof reservationDesk.listBookingsRoute
  moveBooking: typeof reservationDesk.moveBookingRoute
  removeBlock: typeof reservationDesk.removeBlockRoute
  getFloorPlan: typeof reservationRules.getFloorPlanRoute
  getReservationChoices: typeof reservationRules.getReservationChoicesRoute
  getReservationRules: typeof reservationRules.getReservationRulesRoute
  saveFloorPlan: typeof reservationRules.saveFloorPlanRoute
  saveReservationChoices: typeof reservationRules.saveReservationChoicesRoute
  saveReservationRules: typeof reservationRules.saveReservationRulesRoute
}

export const reservationsOperations = callsOf<ReservationsRoutes>({
  actOnBooking: 'POST /api/v1/staff/reservations/{id}/acts body',
  addBlock: 'POST /api/v1/staff/table-blocks body',
  addBooking: 'POST /api/v1/staff/reservations body key',
  editBooking: 'PUT /api/v1/staff/reservations/{id} body',
  getReservationDay: 'GET /api/v1/staff/reservations/day query',
  listBookings: 'GET /api/v1/staff/reservations query',
  moveBooking: 'PUT /api/v1/staff/reservations/{id}/place body',
  removeBlock: 'DELETE /api/v1/staff/table-blocks/{id}',
  getFloorPlan: 'GET /api/v1/staff/floor-plan query',
  getReservationChoices: 'GET /api/v1/staff/reservation-choices',
  getReservationRules: 'GET /api/v1/staff/reservation-rules query',
  saveFloorPlan: 'PUT /api/v1/staff/floor-plan body',
  saveReservationChoices: 'PUT /api/v1/staff/reservation-choices body',
  saveReservationRules: 'PUT /api/v1/staff/reservation-rules body',
})
