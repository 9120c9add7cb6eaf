import { useEffect, useState } from 'react'
import type { CartWire } from '#contract/ordering/cart.ts'
import { useClient } from '../../shell/use-client.ts'
import { usePoints } from '../../customers/use-points.ts'

/** Balances of who is signed in, and the fewest points that may be spent at once. */
export interface Tenders {
  readonly wallet: string
  readonly points: number
  readonly least: number
}

/** Takes what the restaurant offers; returns the balances once they are here. One that cannot be had is 0 (spec 8). */
export function useTenders({ wallet, points }: CartWire['pay']): Tenders | undefined {
  const client = useClient()
  const [balance, setBalance] = useState<string>()
  const [hasWallet, hasPoints] = [wallet !== 'none', points !== 'none']
  const own = usePoints(hasPoints)
  useEffect(() => {
    if (!hasWallet) return
    let gone = false
    const take = (sum: string) => {
      if (!gone) setBalance(sum)
    }
    client.walletBalance().then(
      (one) => take(one.balance),
      () => take('0.00'),
    )
    return () => {
      gone = true
    }
  }, [client, hasWallet])
  if ((hasWallet && balance === undefined) || (hasPoints && !own)) return undefined
  return { wallet: balance ?? '0.00', points: own?.balance ?? 0, least: own?.least ?? 0 }
}
