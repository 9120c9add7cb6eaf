import type { ColumnType } from 'kysely'
import type { Default, Time, TimeOrNull } from '../core/column-types.ts'

/** Ratings, their photos and sums: db/migrations/*_ratings.sql. */
export interface RatingTables {
  ratings: {
    tenant_id: string
    id: string
    order_id: string
    branch_id: string
    food: number
    service: number
    delivery: number | null
    overall: ColumnType<number, never, never>
    comment: Default<string>
    made_at: Time
    changed_at: TimeOrNull
    answer: string | null
    answered_at: TimeOrNull
    answered_by: string | null
    hidden_at: TimeOrNull
    hidden_by: string | null
    hidden_reason: string | null
  }
  rating_items: { tenant_id: string; rating_id: string; item_id: string; liked: boolean }
  rating_photos: {
    tenant_id: string
    id: string
    order_id: string
    rating_id: string | null
    position: Default<number>
    width: number
    height: number
    made_at: Time
  }
  rating_sums_due: { tenant_id: string; due_at: Time }
  branch_ratings: {
    tenant_id: string
    branch_id: string
    count: number
    overall: number
    food: number
    service: number
    deliveries: number
    delivery: number
  }
  item_ratings: { tenant_id: string; item_id: string; count: number; liked: number }
}
