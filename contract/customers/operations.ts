// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as customerDesk from './customer-desk.ts'

interface CustomersRoutes {
  getDeskCustomer: typeof customerDesk.getDeskCustomerRoute
  listDeskCustomers: typeof customerDesk.listDeskCustomersRoute
  setCustomerGroup: typeof customerDesk.setCustomerGroupRoute
  setCustomerNote: typeof customerDesk.setCustomerNoteRoute
}

export const customersOperations = callsOf<CustomersRoutes>({
  getDeskCustomer: 'GET /api/v1/staff/customers/{id}',
  listDeskCustomers: 'GET /api/v1/staff/customers query',
  setCustomerGroup: 'PUT /api/v1/staff/customers/{id}/group body',
  setCustomerNote: 'PUT /api/v1/staff/customers/{id}/note body',
})
