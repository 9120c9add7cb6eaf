import type { Default, Time } from './column-types.ts'

/** What owners write for their website besides pages and banners. */
export interface SiteTables {
  short_links: {
    tenant_id: string
    code: string
    target: string
    clicks: Default<number>
    created_at: Time
  }
}
