import type { VehicleDetails } from './check-vehicle.ts'
import { refuse, type Refusal, type RefusalCode } from '../core/refusal.ts'
import { findVehicleBrand } from './vehicle-brand.ts'
import { findVehicleColor } from './vehicle-color.ts'

/** Takes a checked vehicle; refuses 'bad-input' field by field when its brand or colour is none of ours. Spec 3 "Vehicle". */
export function refuseUnknownVehicle({ brand_id, color_id }: VehicleDetails): Refusal | undefined {
  const fields: Record<string, RefusalCode[]> = {}
  if (!findVehicleBrand(brand_id)) fields['brand_id'] = ['bad-input']
  if (!findVehicleColor(color_id)) fields['color_id'] = ['bad-input']
  return Object.keys(fields).length > 0 ? refuse('bad-input', { fields }) : undefined
}
