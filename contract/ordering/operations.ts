// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as board from './board.ts'
import type * as kitchen from './kitchen.ts'
import type * as orderDesk from './order-desk.ts'
import type * as orderEdit from './order-edit.ts'
import type * as phoneDesk from './phone-desk.ts'
import type * as phoneOrder from './phone-order.ts'

interface OrderingRoutes {
  getBoard: typeof board.getBoardRoute
  getKitchenPlan: typeof kitchen.getKitchenPlanRoute
  getKitchen: typeof kitchen.getKitchenRoute
  markKitchen: typeof kitchen.markKitchenRoute
  saveKitchenPlan: typeof kitchen.saveKitchenPlanRoute
  getDeskOrder: typeof orderDesk.getDeskOrderRoute
  listDeskOrders: typeof orderDesk.listDeskOrdersRoute
  editOrder: typeof orderEdit.editOrderRoute
  getOrderEditor: typeof orderEdit.getOrderEditorRoute
  findCaller: typeof phoneDesk.findCallerRoute
  phoneDesk: typeof phoneDesk.phoneDeskRoute
  phoneSlots: typeof phoneDesk.phoneSlotsRoute
  placePhoneOrder: typeof phoneOrder.placePhoneOrderRoute
  savePhoneCart: typeof phoneOrder.savePhoneCartRoute
}

export const orderingOperations = callsOf<OrderingRoutes>({
  getBoard: 'GET /api/v1/staff/board query',
  getKitchenPlan: 'GET /api/v1/staff/kitchen/plan query',
  getKitchen: 'GET /api/v1/staff/kitchen query',
  markKitchen: 'POST /api/v1/staff/kitchen/orders/{id} body',
  saveKitchenPlan: 'PUT /api/v1/staff/kitchen/plan body',
  getDeskOrder: 'GET /api/v1/staff/orders/{id}',
  listDeskOrders: 'GET /api/v1/staff/orders query',
  editOrder: 'POST /api/v1/staff/orders/{id}/edit body',
  getOrderEditor: 'GET /api/v1/staff/orders/{id}/edit',
  findCaller: 'POST /api/v1/staff/phone-orders/caller body',
  phoneDesk: 'GET /api/v1/staff/phone-orders/desk query',
  phoneSlots: 'GET /api/v1/staff/phone-orders/slots query',
  placePhoneOrder: 'POST /api/v1/staff/phone-orders body key',
  savePhoneCart: 'POST /api/v1/staff/phone-orders/cart body',
})
