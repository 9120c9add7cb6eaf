import type { AddressDetails } from '#domain/delivery/check-address.ts'
import { buildingTypes } from '#domain/delivery/building-type.ts'
import { deviceStore } from '#web/browser-stores.ts'
import { placeKeys } from './forget-places.ts'

const [address, coordinates] = placeKeys

/** A place that was pointed at, degrees. */
export interface StoredSpot {
  readonly latitude: number
  readonly longitude: number
}

/** Takes an address that was chosen to deliver to; keeps it for the next order of this browser. */
export function keepAddress(chosen: AddressDetails): void {
  write(address, chosen)
  if (chosen.latitude !== null && chosen.longitude !== null)
    write(coordinates, { latitude: chosen.latitude, longitude: chosen.longitude })
}

/** The address of this browser's last delivery, with a point on the map; none for a new one. */
export function readAddress(): (AddressDetails & StoredSpot) | undefined {
  const stored = read(address)
  const spot = spotOf(stored)
  const building_type = buildingTypes.find((type) => type === stored?.['building_type'])
  if (!stored || !spot || !building_type) return undefined
  const text = (field: string) => (typeof stored[field] === 'string' ? stored[field] : '')
  return {
    ...spot,
    building_type,
    street_name: text('street_name'),
    building_number: text('building_number'),
    floor_number: text('floor_number'),
    apartment_number: text('apartment_number'),
    special_mark: text('special_mark'),
    geocode_address: text('geocode_address'),
    description: text('description'),
  }
}

/** Where the map was pointed at last. */
export function readSpot(): StoredSpot | undefined {
  return spotOf(read(coordinates))
}

/** Takes an address; returns its point on the map, if it has one. */
export function spotOf(
  place: { readonly latitude?: unknown; readonly longitude?: unknown } | undefined,
): StoredSpot | undefined {
  const { latitude, longitude } = place ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

function read(key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const stored: unknown = JSON.parse(deviceStore.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: object): void {
  // a browser that keeps nothing asks again
  deviceStore.setItem(key, JSON.stringify(value))
}
