import type { Default, Json, Time, TimeOrNull } from '../core/column-types.ts'

/** The kitchen by station: db/migrations/*_kitchen.sql. */
export interface KitchenTables {
  kitchen_stations: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    group_ids: Json<string[]>
    position: Default<number>
  }
  kitchen_marks: {
    tenant_id: string
    order_id: string
    station_id: string
    branch_id: string
    since: Time
    done_at: TimeOrNull
    recalled_at: TimeOrNull
    staff_id: string
  }
}
