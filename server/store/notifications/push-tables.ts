import type { Language } from '#domain/core/words.ts'
import type { Default, Time } from '../core/column-types.ts'

/** Web push: db/migrations/*_push.sql. */
export interface PushTables {
  push_keys: { tenant_id: string; public_key: string; sealed_private_key: string; made_at: Time }
  waiting_devices: {
    tenant_id: string
    entry_id: string
    id: string
    sealed_subscription: string
    language: Language
    told_calls: Default<number>
    made_at: Time
  }
}
