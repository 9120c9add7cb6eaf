import type { ShareInput, TableSplit } from '#domain/dine-in/table-share.ts'
import type { TablePart } from '#domain/dine-in/table-bill.ts'
import type { TableTender, TakenMore, TakenTender } from '#domain/dine-in/table-tender.ts'
import type { TableSpot } from '../reservations/reservation-tables.ts'
import type { Default, Json, JsonOrDefault, JsonOrNull, Time, TimeOrNull } from '../core/column-types.ts'

/** Tables, their sessions and what is paid at them: db/migrations/*_tables.sql. */
export interface TableTables {
  table_areas: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    position: Default<number>
  }
  tables: {
    tenant_id: string
    id: string
    area_id: string
    branch_id: string
    name: string
    seats: Default<number>
    code: string
    position: Default<number>
    removed_at: TimeOrNull
    seats_from: Default<number>
    bookable: Default<boolean>
    spot: JsonOrNull<TableSpot>
  }
  table_sessions: {
    tenant_id: string
    id: string
    branch_id: string
    table_id: string
    cart_id: string
    state: 'waiting' | 'open' | 'paid' | 'joined' | 'ended'
    version: Default<number>
    parts: JsonOrDefault<TablePart[]>
    split: JsonOrNull<TableSplit>
    tender: JsonOrNull<TableTender>
    taken: JsonOrNull<TakenTender>
    /** What bills that came into this one had taken. */
    taken_more: JsonOrDefault<TakenMore[]>
    /** Whose session its table belongs to, and where its phones are. */
    joined_to: string | null
    waiter_called_at: TimeOrNull
    bill_asked_at: TimeOrNull
    started_at: Time
    paid_at: TimeOrNull
    ends_at: TimeOrNull
    ended_at: TimeOrNull
    /** Since when staff, or money, vouch for those who sit there. */
    confirmed_at: TimeOrNull
  }
  table_members: {
    tenant_id: string
    session_id: string
    id: string
    browser: string
    no: number
    name: Default<string>
    state: 'waiting' | 'in'
    joined_at: Time
  }
  table_shares: {
    tenant_id: string
    id: string
    session_id: string
    order_id: string | null
    member_id: string | null
    wish: Json<ShareInput>
    amount: number
    tender: 'online' | 'cash' | 'card'
    staff_id: string | null
    made_at: Time
  }
}
