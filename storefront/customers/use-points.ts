import { useEffect, useState } from 'react'
import { useClient } from '../shell/use-client.ts'

/** Points to spend, and the fewest that may be spent at once. */
export interface OwnPoints {
  readonly balance: number
  readonly least: number
}

/** Takes whether to ask; returns the points of who is signed in once they are here. What cannot be had is 0 (spec 8). */
export function usePoints(wanted: boolean): OwnPoints | undefined {
  const client = useClient()
  const [points, setPoints] = useState<OwnPoints>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    const ask = async () => {
      const balance = await client.pointsBalance().then(
        (one) => one.balance,
        () => 0,
      )
      const least = await client.pointsSettings().then(
        (one) => one.min_points,
        () => 0,
      )
      if (!gone) setPoints({ balance, least })
    }
    void ask()
    return () => {
      gone = true
    }
  }, [client, wanted])
  return points
}
