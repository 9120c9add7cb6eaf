// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as gateways from './gateways.ts'
import type * as refunds from './refunds.ts'

interface PaymentsRoutes {
  addGateway: typeof gateways.addGatewayRoute
  changeGateway: typeof gateways.changeGatewayRoute
  checkGateway: typeof gateways.checkGatewayRoute
  chooseGateway: typeof gateways.chooseGatewayRoute
  listGateways: typeof gateways.listGatewaysRoute
  getRefundable: typeof refunds.getRefundableRoute
  listWaitingRefunds: typeof refunds.listWaitingRefundsRoute
}

export const paymentsOperations = callsOf<PaymentsRoutes>({
  addGateway: 'POST /api/v1/staff/gateways body',
  changeGateway: 'PUT /api/v1/staff/gateways/{id} body',
  checkGateway: 'POST /api/v1/staff/gateways/{id}/check',
  chooseGateway: 'POST /api/v1/staff/gateways/{id}/choose',
  listGateways: 'GET /api/v1/staff/gateways',
  getRefundable: 'GET /api/v1/staff/orders/{id}/refundable',
  listWaitingRefunds: 'GET /api/v1/staff/refunds/waiting',
})
