import type { Language } from '#domain/core/words.ts'
import type { WaitingState } from '#domain/waitlist/waiting-list.ts'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** The waiting list: db/migrations/*_waiting-list.sql. */
export interface WaitingTables {
  waiting_settings: {
    tenant_id: string
    branch_id: string
    enabled: Default<boolean>
    out_of_service: Default<boolean>
    person_count_from: Default<number>
    person_count_to: Default<number>
    call_minutes: Default<number>
  }
  waiting_queues: {
    tenant_id: string
    branch_id: string
    area_id: string
    version: Default<number>
    last_rank: Default<number>
    letter: Default<number | null>
    business_date: Default<string>
    last_no: Default<number>
  }
  waiting_entries: {
    tenant_id: string
    id: string
    branch_id: string
    area_id: string
    rank: number
    letter: Default<number>
    no: number
    business_date: string
    state: Default<WaitingState>
    version: Default<number>
    party: number
    name: string
    mobile: string | null
    note: Default<string>
    language: Language
    source: 'web' | 'door' | 'staff'
    browser: string | null
    shopper: string | null
    delays: Default<number>
    forecast_minutes: number | null
    joined_at: Time
    called_at: TimeOrNull
    call_until: TimeOrNull
    calls: Default<number>
    ended_at: TimeOrNull
    ended_by: 'guest' | 'staff' | 'clock' | null
    reason: Default<string>
    table_id: string | null
    session_id: string | null
    cart_id: Default<string | null>
    stars: number | null
    rating_words: Default<string>
    rated_at: TimeOrNull
  }
}
