import { useState } from 'react'
import type { BranchWire } from '#contract/menu.ts'
import { distanceKm } from '#domain/distance.ts'

export interface Near {
  /** Where the visitor is, once asked and allowed. */
  readonly state: 'unasked' | 'asking' | 'known' | 'refused'
  readonly ask: () => void
  /** Kilometres with two decimals, once known (spec 9). */
  readonly far: (branch: BranchWire) => string | undefined
  /** By distance once known, else as given. */
  readonly sort: (branches: readonly BranchWire[]) => readonly BranchWire[]
}

/** Asks for the visitor's place only when told to; a refusal is no error, the list stays as it is (spec 8). */
export function useNear(): Near {
  const [state, setState] = useState<Near['state']>('unasked')
  const [place, setPlace] = useState<{ latitude: number; longitude: number } | undefined>()
  const ask = () => {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ latitude: coords.latitude, longitude: coords.longitude })
        setState('known')
      },
      () => setState('refused'),
      { maximumAge: 300_000, timeout: 10_000 },
    )
  }
  const way = (branch: BranchWire) => (place ? distanceKm(place, branch) : 0)
  return {
    state,
    ask,
    far: (branch) => (place ? way(branch).toFixed(2) : undefined),
    sort: (branches) => (place ? branches.toSorted((a, b) => way(a) - way(b)) : branches),
  }
}
