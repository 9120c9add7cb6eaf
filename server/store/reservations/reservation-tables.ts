import type { Generated } from 'kysely'
import type { Currency } from '#domain/core/money.ts'
import type { ReservationRules } from '#domain/reservations/reservation-plan.ts'
import type { ReservationStatus, VisitState } from '#domain/reservations/reservation-status.ts'
import type { Language } from '#domain/core/words.ts'
import type { Default, Json, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

/** What of the rules a reservation was made by. */
export interface ReservationTerms {
  readonly person_count_from: number
  readonly person_count_to: number
  readonly maximum_duration: number
  readonly duration: number
  readonly no_show: number
  readonly change_hours: number
  readonly refund: { readonly hours: number; readonly percent_after: number; readonly late?: boolean }
  readonly remind_hours: readonly number[]
}

/** Where a table stands on the plan, in hundredths. */
export interface TableSpot {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly shape: 'square' | 'round'
  readonly turned: number
}

/** Reservations, what they take of tables, and their rules: db/migrations/*_reservations.sql. */
export interface ReservationTables {
  table_combinations: {
    tenant_id: string
    id: string
    branch_id: string
    table_ids: string[]
    seats_from: number
    seats: number
    position: Default<number>
  }
  reservation_rules: {
    tenant_id: string
    branch_id: string
    enabled: Default<boolean>
    rules: Json<ReservationRules>
    version: Default<number>
  }
  reservation_reasons: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    position: Default<number>
    removed_at: TimeOrNull
  }
  reservation_event_types: {
    tenant_id: string
    id: string
    name_ar: string
    name_en: string
    icon: string
    position: Default<number>
    removed_at: TimeOrNull
  }
  reservations: {
    tenant_id: string
    id: string
    branch_id: string
    shopper: string
    key: string
    version: Default<number>
    status: ReservationStatus
    visit: Default<VisitState>
    source: 'web' | 'phone' | 'walkin'
    language: Language
    name: Default<string>
    phone: Default<string>
    email: Default<string>
    note: Default<string>
    staff_note: Default<string>
    event_id: string | null
    allergens: Default<string[]>
    guests: number
    area_id: string
    table_ids: string[]
    date: string
    minutes: number
    period_id: string | null
    start_at: Time
    end_at: Time
    turn_minutes: Default<number>
    cost: Default<number>
    currency: Currency
    settings: Json<ReservationTerms>
    hold_until: TimeOrNull
    act_at: TimeOrNull
    reminded: Default<number>
    reason: string | null
    reason_id: string | null
    cancelled_by: string | null
    arrived_at: TimeOrNull
    seated_at: TimeOrNull
    left_at: TimeOrNull
    order_id: string | null
    stars: number | null
    rating_comment: Default<string>
    rated_at: TimeOrNull
    wait_id: string | null
    made_at: Time
    confirmed_at: TimeOrNull
    cancelled_at: TimeOrNull
  }
  reservation_journal: {
    tenant_id: string
    reservation_id: string
    seq: number
    what: string
    actor: string
    detail: JsonOrNull<unknown>
    at: Time
  }
  table_blocks: {
    tenant_id: string
    id: string
    branch_id: string
    table_ids: string[]
    start_at: Time
    end_at: Time
    reason: Default<string>
    staff_id: string | null
    made_at: Time
  }
  table_claims: {
    tenant_id: string
    table_id: string
    branch_id: string
    span: string
    reservation_id: string | null
    block_id: string | null
    id: Generated<number>
  }
  reservation_waits: {
    tenant_id: string
    id: string
    branch_id: string
    shopper: string
    language: Language
    name: string
    phone: string
    email: Default<string>
    date: string
    guests: number
    from_minutes: number
    to_minutes: number
    area_id: string | null
    state: Default<'waiting' | 'offered' | 'taken' | 'over' | 'left'>
    reservation_id: string | null
    made_at: Time
  }
}
