import type { CustomerAddressWire, CustomerVehicleWire } from '#contract/delivery/customer-places.ts'
import { findVehicleBrand } from '#domain/ordering/vehicle-brand.ts'
import { findVehicleColor } from '#domain/ordering/vehicle-color.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { AddressRow, VehicleRow } from '#server/store/delivery/customer-places.ts'
import { brandLogoPath } from '#server/show/show-vehicle.ts'

/** Takes an address as it is stored; returns it as it travels. */
export function showAddress(row: AddressRow): CustomerAddressWire {
  const { tenant_id: _, customer_id: __, created_at: ___, updated_at: ____, ...shown } = row
  return shown
}

/**
 * Takes a vehicle as it is stored and the reader's language; returns it as it travels. A brand or colour that is no
 * longer offered keeps the words that it was stored with.
 */
export function showVehicle(row: VehicleRow, language: Language): CustomerVehicleWire {
  const brand = findVehicleBrand(row.brand_id)
  const color = findVehicleColor(row.color_id)
  return {
    id: row.id,
    brand_id: row.brand_id,
    brand_name: brand ? wordIn(brand.name, language) : row.brand_name,
    brand_logo: brand ? brandLogoPath(brand) : row.brand_logo,
    color_id: row.color_id,
    color_name: color ? wordIn(color.name, language) : row.color_name,
    color_code: color?.code ?? row.color_code,
    plate_number: row.plate_number,
    is_default: row.is_default,
  }
}

/** Takes all rows of a list that is always whole; returns it as every list travels. */
export function wholeList<T>(data: T[], most: number) {
  return { data, meta: { current_page: 1, last_page: 1, per_page: most, total: data.length } }
}
