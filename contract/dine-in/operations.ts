// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as tableBill from './table-bill.ts'
import type * as tableDesk from './table-desk.ts'

interface DineInRoutes {
  getTableBill: typeof tableBill.getTableBillRoute
  actOnTable: typeof tableDesk.actOnTableRoute
  getTableDesk: typeof tableDesk.getTableDeskRoute
  placeParty: typeof tableDesk.placePartyRoute
  renewTableCodes: typeof tableDesk.renewTableCodesRoute
  saveTablePlan: typeof tableDesk.saveTablePlanRoute
  takeTablePayment: typeof tableDesk.takeTablePaymentRoute
}

export const dineInOperations = callsOf<DineInRoutes>({
  getTableBill: 'GET /api/v1/staff/table-sessions/{id}/bill',
  actOnTable: 'POST /api/v1/staff/table-sessions/{id}/acts body',
  getTableDesk: 'GET /api/v1/staff/tables query',
  placeParty: 'POST /api/v1/staff/table-sessions/{id}/place body',
  renewTableCodes: 'POST /api/v1/staff/table-codes body',
  saveTablePlan: 'PUT /api/v1/staff/table-plan body',
  takeTablePayment: 'POST /api/v1/staff/table-sessions/{id}/payments body key',
})
