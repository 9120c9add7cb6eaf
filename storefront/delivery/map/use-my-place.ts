import { useState } from 'react'
import { minuteMs } from '#domain/core/durations.ts'
import type { Spot } from './pin-map.ts'

/** Asks where the visitor is, only when told to. A failure is logged and no more (spec 8). */
export function useMyPlace(onFound: (spot: Spot) => void): {
  readonly asking: boolean
  readonly ask: () => void
} {
  const [asking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking(false)
        onFound({ latitude, longitude })
      },
      ({ code, message }) => {
        setAsking(false)
        // eslint-disable-next-line no-console -- logged and no more, as the specification says
        console.info('geolocation', code, message)
      },
      { enableHighAccuracy: true, maximumAge: minuteMs, timeout: 10_000 },
    )
  }
  return { asking, ask }
}
