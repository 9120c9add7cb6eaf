import { toWesternDigits } from '../core/digits.ts'
import { limits } from '../core/limits.ts'
import type { Refusal, RefusalCode } from '../core/refusal.ts'
import { refuseFields } from '../core/refuse-fields.ts'
import { cleanLine } from '../core/text.ts'

/** What a customer says of a vehicle; names, logo and colour code follow from it (spec 3 "Vehicle"). */
export interface VehicleDetails {
  readonly brand_id: string
  readonly color_id: string
  readonly plate_number: string
}

/**
 * Takes a vehicle as it was chosen and typed; returns it clean, or refuses field by field: 'field-required', and
 * 'text-too-long' for a plate over 20 characters. The plate gets Western digits. Spec 5.
 */
export function checkVehicle(typed: VehicleDetails): VehicleDetails | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const plate = cleanLine(toWesternDigits(typed.plate_number), limits.plateNumber)
  for (const field of ['brand_id', 'color_id'] as const)
    if (typed[field] === '') fields[field] = ['field-required']
  if (plate === undefined) fields['plate_number'] = ['text-too-long']
  else if (plate === '') fields['plate_number'] = ['field-required']
  return refuseFields(fields) ?? { ...typed, plate_number: plate ?? '' }
}
