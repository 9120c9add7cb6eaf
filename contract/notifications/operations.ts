// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as messages from './messages.ts'

interface NotificationsRoutes {
  listMessages: typeof messages.listMessagesRoute
  listSenders: typeof messages.listSendersRoute
  orderSenders: typeof messages.orderSendersRoute
  removeSender: typeof messages.removeSenderRoute
  retryMessage: typeof messages.retryMessageRoute
  saveSender: typeof messages.saveSenderRoute
  testSender: typeof messages.testSenderRoute
}

export const notificationsOperations = callsOf<NotificationsRoutes>({
  listMessages: 'GET /api/v1/staff/messages',
  listSenders: 'GET /api/v1/staff/senders',
  orderSenders: 'PUT /api/v1/staff/senders-order body',
  removeSender: 'DELETE /api/v1/staff/senders/{provider}',
  retryMessage: 'POST /api/v1/staff/messages/{id}/retry',
  saveSender: 'PUT /api/v1/staff/senders/{provider} body',
  testSender: 'POST /api/v1/staff/senders/{provider}/test body',
})
