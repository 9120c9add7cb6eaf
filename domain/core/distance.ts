import { constants } from './limits.ts'

export interface Place {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Takes two places in degrees; returns the kilometres between them by haversine, earth radius 6371 km. Spec 9. */
export function distanceKm(from: Place, to: Place): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const share = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * constants.earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(share)))
}
