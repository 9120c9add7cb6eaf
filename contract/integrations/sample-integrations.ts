import type { WebhookBody } from './webhooks.ts'
import type { integrationCalls } from './integration-calls.ts'

type Calls = ReturnType<typeof integrationCalls>

const hook: WebhookBody = { url: 'https://hooks.example.com/in', events: ['order.created'] }

/** Arguments of each call about other programs, as they travel. */
export const integrationSamples: { readonly [Name in keyof Calls]: Parameters<Calls[Name]> } = {
  apiKeys: [],
  addApiKey: [{ name: 'Till', scopes: ['menu.read', 'orders.read'] }],
  revokeApiKey: ['key1'],
  webhooks: [],
  addWebhook: [hook],
  changeWebhook: ['hook1', { ...hook, enabled: false }],
  removeWebhook: ['hook1'],
  renewWebhookSecret: ['hook1'],
  testWebhook: ['hook1'],
  webhookDeliveries: ['hook1', 'delivery1'],
  replayDelivery: ['delivery1'],
  pos: [],
  connectPos: [{ token: 'secret', enabled: true, payment_method_id: 'p1', delivery_charge_id: '' }],
  posMenu: [],
  linkPos: [
    { branches: [{ our_id: 'branch1', pos_id: 'b1' }], items: [{ our_id: 'item1', pos_id: 'p1' }], take: [] },
  ],
  retryPosOrder: ['order1'],
}
