import type { BuildingType } from './building-type.ts'
import { toWesternDigits } from '../core/digits.ts'
import { limits } from '../core/limits.ts'
import type { Refusal, RefusalCode } from '../core/refusal.ts'
import { refuseFields } from '../core/refuse-fields.ts'
import { cleanLine, cleanText } from '../core/text.ts'

/** What a customer says of an address (spec 3 "Address"). */
export interface AddressDetails {
  /** Degrees; both or none, since an address can be typed when the map is unavailable. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly street_name: string
  readonly building_type: BuildingType
  readonly building_number: string
  readonly floor_number: string
  readonly apartment_number: string
  readonly special_mark: string
  /** What the map called the place. */
  readonly geocode_address: string
  readonly description: string
}

/** The most characters of each text of an address. Only the description's is the spec's (5). */
export const addressLimits = {
  street_name: limits.streetName,
  building_number: limits.buildingNumber,
  floor_number: limits.buildingNumber,
  apartment_number: limits.buildingNumber,
  special_mark: limits.specialMark,
  geocode_address: limits.geocodeAddress,
  description: limits.addressDescription,
} as const

type TextField = keyof typeof addressLimits

const numbers = new Set<TextField>(['building_number', 'floor_number', 'apartment_number'])

/**
 * Takes an address as it was typed; returns it clean, or refuses field by field: 'field-required' (the street),
 * 'text-too-long', 'bad-input' for half a place. Numbers get Western digits. Spec 3, 5.
 */
export function checkAddress(typed: AddressDetails): AddressDetails | Refusal {
  const fields: Record<string, RefusalCode[]> = {}
  const read = (field: TextField): string => {
    const text = numbers.has(field) ? toWesternDigits(typed[field]) : typed[field]
    const clean = (field === 'description' ? cleanText : cleanLine)(text, addressLimits[field])
    if (clean === undefined) fields[field] = ['text-too-long']
    else if (clean === '' && field === 'street_name') fields[field] = ['field-required']
    return clean ?? ''
  }
  const { latitude, longitude, building_type } = typed
  const texts = {
    street_name: read('street_name'),
    building_number: read('building_number'),
    floor_number: read('floor_number'),
    apartment_number: read('apartment_number'),
    special_mark: read('special_mark'),
    geocode_address: read('geocode_address'),
    description: read('description'),
  }
  if ((latitude === null) !== (longitude === null)) fields['latitude'] = ['bad-input']
  return refuseFields(fields) ?? { latitude, longitude, building_type, ...texts }
}
