import { useEffect, useState } from 'react'
import type { CartWire } from '#contract/cart.ts'
import { useClient } from '#web/use-client.ts'

/** Balances of who is signed in, and the fewest points that may be spent at once. */
export interface Means {
  readonly wallet: string
  readonly points: number
  readonly least: number
}

/** Takes what the restaurant offers; returns the balances once they are here. One that cannot be had is 0 (spec 8). */
export function useMeans({ wallet, points }: CartWire['pay']): Means | undefined {
  const client = useClient()
  const [means, setMeans] = useState<Means>()
  const [hasWallet, hasPoints] = [wallet !== 'none', points !== 'none']
  useEffect(() => {
    if (!hasWallet && !hasPoints) return
    let gone = false
    void Promise.all([
      hasWallet
        ? client.walletBalance().then(
            (one) => one.balance,
            () => '0.00',
          )
        : '0.00',
      hasPoints
        ? client.pointsBalance().then(
            (one) => one.balance,
            () => 0,
          )
        : 0,
      hasPoints
        ? client.pointsSettings().then(
            (one) => one.min_points,
            () => 0,
          )
        : 0,
    ]).then(([balance, count, least]) => {
      if (!gone) setMeans({ wallet: balance, points: count, least })
    })
    return () => {
      gone = true
    }
  }, [client, hasWallet, hasPoints])
  return means
}
