import type { FoundPlace } from './port.ts'

/** Takes places; returns them with ids of their own: houses along one line of the map share its number. */
export function withOwnIds(places: readonly FoundPlace[]): FoundPlace[] {
  const seen = new Map<string, number>()
  return places.map((place) => {
    const before = seen.get(place.id) ?? 0
    seen.set(place.id, before + 1)
    return before === 0 ? place : { ...place, id: `${place.id}-${before + 1}` }
  })
}
