import type { PhoneDeskWire } from '#contract/ordering/phone-desk.ts'
import type { Place } from '#domain/core/distance.ts'
import { parseAmount } from '#domain/core/money.ts'
import { findZone, makeZoneIndex } from '#domain/delivery/zone-index.ts'

/** Takes a desk and a place; returns the zone of its branch that serves the place, as the cart will say it, or undefined. */
export function zoneAt(
  { branch, zones }: Pick<PhoneDeskWire, 'branch' | 'zones'>,
  place: Place,
): PhoneDeskWire['zones'][number] | undefined {
  const index = makeZoneIndex(
    zones.map(({ id, name, shape, fee, minimum, minutes }) => ({
      id,
      branchId: branch.id,
      name: { ar: name, en: name },
      shape,
      fee: parseAmount(fee) ?? 0,
      minimum: parseAmount(minimum) ?? 0,
      minutes,
      on: true,
    })),
  )
  const found = findZone(index, branch.id, place)
  return zones.find(({ id }) => id === found?.id)
}
