// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as apiKeys from './api-keys.ts'
import type * as pos from './pos.ts'
import type * as webhooks from './webhooks.ts'

interface IntegrationsRoutes {
  addApiKey: typeof apiKeys.addApiKeyRoute
  listApiKeys: typeof apiKeys.listApiKeysRoute
  revokeApiKey: typeof apiKeys.revokeApiKeyRoute
  connectPos: typeof pos.connectPosRoute
  getPosMenu: typeof pos.getPosMenuRoute
  getPos: typeof pos.getPosRoute
  linkPos: typeof pos.linkPosRoute
  retryPosOrder: typeof pos.retryPosOrderRoute
  addWebhook: typeof webhooks.addWebhookRoute
  changeWebhook: typeof webhooks.changeWebhookRoute
  listDeliveries: typeof webhooks.listDeliveriesRoute
  listWebhooks: typeof webhooks.listWebhooksRoute
  removeWebhook: typeof webhooks.removeWebhookRoute
  renewWebhookSecret: typeof webhooks.renewWebhookSecretRoute
  replayDelivery: typeof webhooks.replayDeliveryRoute
  testWebhook: typeof webhooks.testWebhookRoute
}

export const integrationsOperations = callsOf<IntegrationsRoutes>({
  addApiKey: 'POST /api/v1/staff/api-keys body',
  listApiKeys: 'GET /api/v1/staff/api-keys',
  revokeApiKey: 'DELETE /api/v1/staff/api-keys/{id}',
  connectPos: 'PUT /api/v1/staff/pos/foodics body',
  getPosMenu: 'GET /api/v1/staff/pos/foodics/menu',
  getPos: 'GET /api/v1/staff/pos/foodics',
  linkPos: 'PUT /api/v1/staff/pos/foodics/links body',
  retryPosOrder: 'POST /api/v1/staff/pos/foodics/orders/{id}/retry',
  addWebhook: 'POST /api/v1/staff/webhooks body',
  changeWebhook: 'PUT /api/v1/staff/webhooks/{id} body',
  listDeliveries: 'GET /api/v1/staff/webhooks/{id}/deliveries query',
  listWebhooks: 'GET /api/v1/staff/webhooks',
  removeWebhook: 'DELETE /api/v1/staff/webhooks/{id}',
  renewWebhookSecret: 'POST /api/v1/staff/webhooks/{id}/secret',
  replayDelivery: 'POST /api/v1/staff/webhook-deliveries/{id}/replay',
  testWebhook: 'POST /api/v1/staff/webhooks/{id}/test',
})
