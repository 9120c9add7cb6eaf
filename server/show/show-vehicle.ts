import type { VehicleChoicesWire } from '#contract/delivery/customer-places.ts'
import type { DraftVehicleWire } from '#contract/delivery/vehicle.ts'
import type { CartDraft } from '#domain/ordering/cart-draft.ts'
import type { ChoiceEntry } from '#domain/customers/choice-list.ts'
import { findVehicleBrand, type VehicleBrand } from '#domain/ordering/vehicle-brand.ts'
import { findVehicleColor, vehicleColors } from '#domain/ordering/vehicle-color.ts'
import { wordIn, type Language } from '#domain/core/words.ts'

/** Takes a brand; returns the path of its logo on every tenant's host, or nothing. Spec 3 "Vehicle". */
export function brandLogoPath({ id, logo }: VehicleBrand): string {
  return logo ? `/vehicle-brands/${id}.svg` : ''
}

/** Takes a draft and the reader's language; returns its vehicle as it travels, null when it has none. */
export function showDraftVehicle({ vehicle }: CartDraft, language: Language): DraftVehicleWire | null {
  if (!vehicle) return null
  const brand = findVehicleBrand(vehicle.brand_id)
  const color = findVehicleColor(vehicle.color_id)
  return {
    id: vehicle.id ?? null,
    brand_id: vehicle.brand_id,
    brand_name: brand ? wordIn(brand.name, language) : '',
    brand_logo: brand ? brandLogoPath(brand) : '',
    color_id: vehicle.color_id,
    color_name: color ? wordIn(color.name, language) : '',
    color_code: color?.code ?? '',
    plate_number: vehicle.plate_number,
  }
}

/** Takes the makes as the restaurant lists them and the reader's language; returns what a vehicle may be. */
export function showVehicleChoices(makes: readonly ChoiceEntry[], language: Language): VehicleChoicesWire {
  return {
    brands: makes.flatMap(({ id, name, shown }) => {
      const brand = findVehicleBrand(id)
      return brand && shown ? [{ id, name: wordIn(name, language), logo: brandLogoPath(brand) }] : []
    }),
    colors: vehicleColors.map(({ id, name, code }) => ({ id, name: wordIn(name, language), code })),
  }
}
