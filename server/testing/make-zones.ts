import type { ZoneDetails } from '#domain/delivery/check-zone.ts'
import type { AddressDetails } from '#domain/delivery/check-address.ts'
import type { BranchPlan } from './tenant-plan.ts'

const words = (name: string) => ({ ar: name, en: name })

/** Takes what matters to a test; returns a zone of 5 km around Riyadh's middle: fee 10.00, no minimum, 20 minutes. */
export function testZone(more: Partial<ZoneDetails> = {}): ZoneDetails {
  return {
    name: words('Middle'),
    shape: { kind: 'circle', center: { latitude: 24.7136, longitude: 46.6753 }, radius: 5000 },
    fee: 1000,
    minimum: 0,
    minutes: 20,
    on: true,
    ...more,
  }
}

/** Takes zones; returns a branch that delivers to them and is picked up from. */
export function deliveringBranch(name: string, zones: readonly ZoneDetails[]): BranchPlan {
  return { name: words(name), types: ['pickup', 'delivery'], zones }
}

/** Takes a point; returns a new address there. */
export function addressAt(latitude: number | null, longitude: number | null): AddressDetails {
  return {
    latitude,
    longitude,
    street_name: 'Tahlia Street',
    building_type: 'house',
    building_number: '7',
    floor_number: '',
    apartment_number: '',
    special_mark: '',
    geocode_address: '',
    description: 'The green door',
  }
}
