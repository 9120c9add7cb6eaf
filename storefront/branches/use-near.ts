import { useState } from 'react'
import type { BranchWire } from '#contract/menu/menu.ts'
import { distanceKm, type Place } from '#domain/core/distance.ts'
import { keepPlace, useStoredPlace } from './stored-place.ts'

export interface Near {
  /** Where the visitor is, once asked and allowed. */
  readonly state: 'unasked' | 'asking' | 'known' | 'refused'
  readonly ask: () => void
  /** Kilometres with two decimals, once known (spec 9). */
  readonly far: (branch: BranchWire) => string | undefined
  /** By distance once known, else as given. */
  readonly sort: (branches: readonly BranchWire[]) => readonly BranchWire[]
}

/**
 * Asks for the visitor's place only when told to, and never sends it anywhere; a refusal is logged, the list stays as it
 * is (spec 8). What was allowed once is known on every page of this tab.
 */
export function useNear(): Near {
  const place = useStoredPlace()
  const [asked, setAsked] = useState<'unasked' | 'asking' | 'refused'>('unasked')
  const ask = () => {
    if (!('geolocation' in navigator)) return setAsked('refused')
    setAsked('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        keepPlace({ latitude, longitude })
        setAsked('unasked')
      },
      ({ code, message }) => {
        // eslint-disable-next-line no-console -- logged and no more, as the specification says
        console.info('geolocation', code, message)
        setAsked('refused')
      },
      { maximumAge: 300_000, timeout: 10_000 },
    )
  }
  return {
    state: asked === 'unasked' && place ? 'known' : asked,
    ask,
    far: (branch) => (place ? distanceKm(place, branch).toFixed(2) : undefined),
    sort: (branches) => (place ? nearestFirst(branches, place) : branches),
  }
}

/** Takes branches and a place; returns them by their distance from it. Spec 9. */
export function nearestFirst<B extends Place>(branches: readonly B[], place: Place): B[] {
  return branches.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))
}
