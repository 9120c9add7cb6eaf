import type { ApiKeyBody, ApiKeysWire, NewApiKeyWire } from './api-keys.ts'
import type { Caller } from '../core/caller.ts'
import type { PosConnectBody, PosDeskWire, PosLinksBody, PosMenuWire } from './pos.ts'
import type {
  WebhookBody,
  WebhookDeliveriesWire,
  WebhookDeliveryWire,
  WebhookSecretWire,
  WebhooksWire,
} from './webhooks.ts'

const root = '/api/v1/staff'
const till = `${root}/pos/foodics`

/** Takes how to call; returns the calls by which an owner lets other programs in. */
export function integrationCalls({ get, call }: Caller) {
  return {
    apiKeys: () => get<ApiKeysWire>(`${root}/api-keys`),
    addApiKey: (body: ApiKeyBody) => call<NewApiKeyWire>('POST', `${root}/api-keys`, body),
    revokeApiKey: (id: string) => call<ApiKeysWire>('DELETE', `${root}/api-keys/${id}`),
    webhooks: () => get<WebhooksWire>(`${root}/webhooks`),
    addWebhook: (body: WebhookBody) => call<WebhookSecretWire>('POST', `${root}/webhooks`, body),
    changeWebhook: (id: string, body: WebhookBody & { enabled: boolean }) =>
      call<WebhooksWire>('PUT', `${root}/webhooks/${id}`, body),
    removeWebhook: (id: string) => call<WebhooksWire>('DELETE', `${root}/webhooks/${id}`),
    renewWebhookSecret: (id: string) => call<WebhookSecretWire>('POST', `${root}/webhooks/${id}/secret`, {}),
    testWebhook: (id: string) => call<WebhookDeliveriesWire>('POST', `${root}/webhooks/${id}/test`, {}),
    webhookDeliveries: (id: string, before?: string) =>
      get<WebhookDeliveriesWire>(`${root}/webhooks/${id}/deliveries`, { before }),
    replayDelivery: (id: string) =>
      call<WebhookDeliveryWire>('POST', `${root}/webhook-deliveries/${id}/replay`, {}),
    pos: () => get<PosDeskWire>(till),
    connectPos: (body: PosConnectBody) => call<PosDeskWire>('PUT', till, body),
    posMenu: () => get<PosMenuWire>(`${till}/menu`),
    linkPos: (body: PosLinksBody) => call<PosMenuWire>('PUT', `${till}/links`, body),
    retryPosOrder: (id: string) => call<PosDeskWire>('POST', `${till}/orders/${id}/retry`, {}),
  }
}
