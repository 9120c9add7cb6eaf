import type { CustomerVehicleWire } from '#contract/delivery/customer-places.ts'
import { checkVehicle, type VehicleDetails } from '#domain/ordering/check-vehicle.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '#domain/core/refusal.ts'
import { findVehicleBrand } from '#domain/ordering/vehicle-brand.ts'
import { findVehicleColor } from '#domain/ordering/vehicle-color.ts'
import { wordIn, type Language } from '#domain/core/words.ts'
import type { Deps } from '#server/core/deps.ts'
import { makeId } from '#server/core/make-id.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { insertVehicle, updateVehicle } from '#server/store/delivery/keep-places.ts'
import { brandLogoPath } from '#server/show/show-vehicle.ts'
import { changePlaces } from './change-place.ts'
import { showVehicle } from './show-place.ts'

const table = 'customer_vehicles'

/** A vehicle as a page sends it. */
export type VehicleInput = VehicleDetails & { readonly is_default?: boolean | undefined }

/** Takes a vehicle as it was chosen; keeps it. Refuses field by field, and 'too-many-vehicles'. Spec 3, 5. */
export async function addVehicle(
  deps: Pick<Deps, 'db'>,
  session: CustomerSession,
  input: VehicleInput,
  language: Language,
): Promise<CustomerVehicleWire | Refusal> {
  const details = readVehicle(input, language)
  if (isRefusal(details)) return details
  return changePlaces<CustomerVehicleWire>(deps, table, session, async (db, places) => {
    if (places.ids.length >= limits.vehiclesPerCustomer) return refuse('too-many-vehicles')
    const is_default = await places.becomesDefault(undefined, input.is_default)
    const own = { id: makeId(), customer_id: session.customerId, is_default }
    return showVehicle(await insertVehicle(db, { ...own, ...details }), language)
  })
}

/** Takes one of the customer's vehicles and what it is to be; refuses 'not-found', another customer's too. */
export async function changeVehicle(
  deps: Pick<Deps, 'db' | 'clock'>,
  session: CustomerSession,
  id: string,
  input: VehicleInput,
  language: Language,
): Promise<CustomerVehicleWire | Refusal> {
  const details = readVehicle(input, language)
  if (isRefusal(details)) return details
  return changePlaces<CustomerVehicleWire>(deps, table, session, async (db, places) => {
    if (!places.ids.some((one) => one.id === id)) return refuse('not-found')
    const is_default = await places.becomesDefault(id, input.is_default)
    const change = { ...details, is_default, updated_at: new Date(deps.clock()) }
    return showVehicle(await updateVehicle(db, session.customerId, id, change), language)
  })
}

/** Names, logo and colour code are ours, never the caller's. */
function readVehicle(input: VehicleInput, language: Language) {
  const checked = checkVehicle(input)
  if (isRefusal(checked)) return checked
  const { brand_id, color_id, plate_number } = checked
  const brand = findVehicleBrand(brand_id)
  const color = findVehicleColor(color_id)
  const fields: Record<string, RefusalCode[]> = {}
  if (!brand) fields['brand_id'] = ['bad-input']
  if (!color) fields['color_id'] = ['bad-input']
  if (!brand || !color) return refuse('bad-input', { fields })
  return {
    brand_id,
    brand_name: wordIn(brand.name, language),
    brand_logo: brandLogoPath(brand),
    color_id,
    color_name: wordIn(color.name, language),
    color_code: color.code,
    plate_number,
  }
}
