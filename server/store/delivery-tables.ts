import type { ZoneShape } from '#domain/zone.ts'
import type { Default, Json, Time } from './column-types.ts'

/** Where branches deliver: db/migrations/*_delivery-zones.sql. */
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
}
