import type { JSONColumnType } from 'kysely'
import type { OrderType } from '#domain/core/order-type.ts'
import type { TimeWindow } from '#domain/core/time-window.ts'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** Opening hours beside the branch's own, and slots: db/migrations/*_timing.sql. */
export interface TimingTables {
  hours_exceptions: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: Default<string>
    name_en: Default<string>
    from_date: string
    to_date: string
    types: Default<OrderType[]>
    windows: JSONColumnType<TimeWindow[]>
  }
  pauses: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: Default<string>
    name_en: Default<string>
    types: Default<OrderType[]>
    windows: JSONColumnType<TimeWindow[]>
    from_date: string | null
    to_date: string | null
    starts_at: TimeOrNull
    ends_at: TimeOrNull
  }
  slot_rules: {
    tenant_id: string
    branch_id: string
    period_minutes: number
    lead_minutes: number
    stop_minutes: Default<number>
    cut_off_minutes: number | null
    cut_off_days: number | null
    days_ahead: number | null
    most_orders: number | null
    most_minutes: number | null
    most_amount: number | null
  }
  slot_usage: {
    tenant_id: string
    branch_id: string
    slot_start: Time
    orders: Default<number>
    minutes: Default<number>
    amount: Default<number>
    unproven_orders: Default<number>
    unproven_minutes: Default<number>
    unproven_amount: Default<number>
  }
}
