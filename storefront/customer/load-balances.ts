import type { Client } from '#contract/client.ts'

export interface Balances {
  /** Decimal strings. */
  readonly wallet: { readonly balance: string; readonly min_order_amount: string }
  readonly points: { readonly balance: number }
}

type BalanceCalls = Pick<Client, 'walletBalance' | 'pointsBalance'>

/** Takes the client of a page's visit; returns both balances. One that fails is 0 (spec 8), and the page stands. */
export async function loadBalances(client: BalanceCalls): Promise<Balances> {
  const [wallet, points] = await Promise.all([
    client.walletBalance().catch(() => ({ balance: '0.00', min_order_amount: '0.00' })),
    client.pointsBalance().catch(() => ({ balance: 0 })),
  ])
  return { wallet, points }
}
