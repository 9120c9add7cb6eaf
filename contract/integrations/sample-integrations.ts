import type { Samples } from '../core/samples.ts'
import type { WebhookBody } from './webhooks.ts'

const hook: WebhookBody = { url: 'https://hooks.example.com/in', events: ['order.created'] }

/** Arguments of each call about other programs, as they travel. */
export const integrationSamples = {
  listApiKeys: [],
  addApiKey: [{ name: 'Till', scopes: ['menu.read', 'orders.read'] }],
  revokeApiKey: ['key1'],
  listWebhooks: [],
  addWebhook: [hook],
  changeWebhook: ['hook1', { ...hook, enabled: false }],
  removeWebhook: ['hook1'],
  renewWebhookSecret: ['hook1'],
  testWebhook: ['hook1'],
  listDeliveries: ['hook1', { before: 'delivery1' }],
  replayDelivery: ['delivery1'],
  getPos: [],
  connectPos: [{ token: 'secret', enabled: true, payment_method_id: 'p1', delivery_charge_id: '' }],
  getPosMenu: [],
  linkPos: [
    { branches: [{ our_id: 'branch1', pos_id: 'b1' }], items: [{ our_id: 'item1', pos_id: 'p1' }], take: [] },
  ],
  retryPosOrder: ['order1'],
} satisfies Partial<Samples>
