import type { ZoneShape } from '#domain/delivery/zone.ts'
import type { Default, Json, Time, TimeOrNull } from '../core/column-types.ts'

/** Where branches deliver and who drives: db/migrations/*_delivery-zones.sql, *_driver-runs.sql. */
export interface DeliveryTables {
  delivery_zones: {
    tenant_id: string
    id: string
    branch_id: string
    name_ar: string
    name_en: string
    shape: Json<ZoneShape>
    fee: number
    minimum: number
    free_above: number | null
    minutes: number
    active: Default<boolean>
    made_at: Time
  }
  driver_runs: {
    tenant_id: string
    id: string
    branch_id: string
    driver_name: string
    latitude: number | null
    longitude: number | null
    seen_at: TimeOrNull
    made_at: Time
  }
  driver_run_orders: { tenant_id: string; order_id: string; run_id: string; position: number }
}
