import type { Language } from '#domain/core/words.ts'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** What owners write for their website besides pages and banners. */
export interface SiteTables {
  short_links: {
    tenant_id: string
    code: string
    target: string
    clicks: Default<number>
    created_at: Time
  }
  told_purchases: { tenant_id: string; order_id: string; told_at: Time }
  contact_messages: {
    tenant_id: string
    id: string
    branch_id: string | null
    name: string
    email: string
    mobile: Default<string>
    message: string
    language: Language
    customer_id: string | null
    handled_at: TimeOrNull
    handled_by: string | null
    created_at: Time
  }
}
