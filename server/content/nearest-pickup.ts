import { distanceKm, type Place } from '#domain/core/distance.ts'
import type { Branch } from '../store/menu/catalogue.ts'

/** Takes branches and a point in degrees; returns the nearest to pick up from with its kilometres, or undefined. Spec 9. */
export function nearestPickup(
  branches: readonly Branch[],
  place: Place,
): { branch: Branch; far: number } | undefined {
  const [nearest] = branches
    .filter(({ types }) => types.includes('pickup'))
    .map((branch) => ({ branch, far: distanceKm(place, branch) }))
    .toSorted((a, b) => a.far - b.far)
  return nearest
}
