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
}
