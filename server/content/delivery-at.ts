import type { Place } from '#domain/core/distance.ts'
import { findZone, findZones, makeZoneIndex, type ZoneIndex } from '#domain/delivery/zone-index.ts'
import type { Zone } from '#domain/delivery/zone.ts'
import type { Branch, Catalogue } from '../store/menu/catalogue.ts'

const indexes = new WeakMap<readonly Zone[], ZoneIndex>()

/** Of one catalogue there is one index: made when it is first asked, gone with the catalogue. */
function indexOf({ zones }: Pick<Catalogue, 'zones'>): ZoneIndex {
  const made = indexes.get(zones) ?? makeZoneIndex(zones)
  indexes.set(zones, made)
  return made
}

/**
 * Takes content, a branch and a point in degrees; returns the zone that serves it from there, or undefined. The one answer
 * of menu, cart and commit (rule "Delivery zones").
 */
export function zoneFrom(
  catalogue: Pick<Catalogue, 'zones'>,
  branch: Pick<Branch, 'id' | 'types'>,
  place: Place,
): Zone | undefined {
  return branch.types.includes('delivery') ? findZone(indexOf(catalogue), branch.id, place) : undefined
}

/** Takes content and a point; returns the branches that deliver there, each with its zone, the cheapest first. */
export function branchesTo(
  catalogue: Pick<Catalogue, 'zones' | 'branches'>,
  place: Place,
): { branch: Branch; zone: Zone }[] {
  return findZones(indexOf(catalogue), place).flatMap((zone) => {
    const branch = catalogue.branches.find(
      ({ id, types }) => id === zone.branchId && types.includes('delivery'),
    )
    return branch ? [{ branch, zone }] : []
  })
}
