import type { WebhookType } from '#domain/integrations/webhook.ts'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** Addresses that are told what happens: db/migrations/*_webhooks.sql. */
export interface WebhookTables {
  webhook_endpoints: {
    tenant_id: string
    id: string
    url: string
    events: WebhookType[]
    enabled: Default<boolean>
    sealed_secret: string
    sealed_former: string | null
    former_until: TimeOrNull
    failures: Default<number>
    pause_until: TimeOrNull
    made_at: Time
  }
  webhook_events: {
    tenant_id: string
    id: string
    type: string
    subject: string
    body: string
    made_at: Time
  }
  webhook_deliveries: {
    tenant_id: string
    id: string
    endpoint_id: string
    event_id: string
    state: 'waiting' | 'delivered' | 'dead'
    tries: Default<number>
    attempts: Default<number>
    due_at: TimeOrNull
    fence: Default<number>
    made_at: Time
    ended_at: TimeOrNull
  }
  webhook_tries: {
    tenant_id: string
    delivery_id: string
    number: number
    at: Time
    status: number | null
    error: string | null
    took_ms: number
  }
}
