import { useEffect, useRef } from 'react'
import { useClient } from '../../shell/use-client.ts'
import type { Spot } from '../map/pin-map.ts'

/** A pin that is still being moved is not asked about. */
const pauseMs = 400

interface SpotNames {
  readonly geocode_address: string
  readonly street_name: string
}

/** Takes where the pin is; tells what the spot is called, once it rests. Without an answer nothing is told. */
export function useSpotNames(spot: Spot | undefined, onNamed: (names: SpotNames) => void): void {
  const client = useClient()
  const latest = useRef(onNamed)
  useEffect(() => {
    latest.current = onNamed
  })
  useEffect(() => {
    if (!spot) return undefined
    let left = false
    const timer = setTimeout(() => {
      client.reverse(spot).then(
        (names) => left || latest.current(names),
        () => {},
      )
    }, pauseMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, spot])
}
