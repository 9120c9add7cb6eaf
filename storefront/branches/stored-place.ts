import { useMemo, useSyncExternalStore } from 'react'
import type { Place } from '#domain/core/distance.ts'
import { tabStore } from '#web/tab-store.ts'

/** Spec 3 names it so: where the browser said that the visitor is. It stays in this tab. */
const key = 'geolocation_coordinates'
const listeners = new Set<() => void>()

/** Takes a place; keeps it for this page and the others of this tab. */
export function keepPlace({ latitude, longitude }: Place): void {
  tabStore.setItem(key, JSON.stringify({ latitude, longitude }))
  for (const tell of listeners) tell()
}

/** Where the visitor said to be in this tab; nothing while the server renders. */
export function useStoredPlace(): Place | undefined {
  const stored = useSyncExternalStore(
    follow,
    () => tabStore.getItem(key),
    () => null,
  )
  return useMemo(() => readPlace(stored), [stored])
}

function follow(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Takes what was kept; returns the place, or undefined when it is none. */
export function readPlace(stored: string | null): Place | undefined {
  try {
    const place: unknown = JSON.parse(stored ?? 'null')
    return isPlace(place) ? place : undefined
  } catch {
    return undefined
  }
}

function isPlace(place: unknown): place is Place {
  if (typeof place !== 'object' || place === null) return false
  const { latitude, longitude } = place as Record<string, unknown>
  return Number.isFinite(latitude) && Number.isFinite(longitude)
}
