import type { Place } from '#domain/distance.ts'
import { tabStore } from '../cart/tab-store.ts'

/** Spec 3 names it so: where the browser said that the visitor is. It stays in this tab. */
const key = 'geolocation_coordinates'

/** Takes a place; keeps it for the other pages of this tab. */
export function keepPlace({ latitude, longitude }: Place): void {
  tabStore.setItem(key, JSON.stringify({ latitude, longitude }))
}

/** Where the visitor said to be in this tab, if at all. */
export function readPlace(): Place | undefined {
  try {
    const kept: unknown = JSON.parse(tabStore.getItem(key) ?? 'null')
    return isPlace(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isPlace(kept: unknown): kept is Place {
  if (typeof kept !== 'object' || kept === null) return false
  const { latitude, longitude } = kept as Record<string, unknown>
  return Number.isFinite(latitude) && Number.isFinite(longitude)
}
