import type { Client } from '#contract/core/client.ts'
import type { PointsBalanceWire } from '#contract/customers/customer-lists.ts'

export interface Balances {
  /** Decimal strings. */
  readonly wallet: { readonly balance: string; readonly min_order_amount: string }
  readonly points: PointsBalanceWire
  /** None unless the tenant has a page about points (spec 6). */
  readonly pointsSettings: { readonly min_points: number; readonly point_value: string } | undefined
}

type BalanceCalls = Pick<Client, 'walletBalance' | 'pointsBalance' | 'pointsSettings' | 'site'>

/** Takes the client of a page's visit; returns both balances. One that fails is 0 (spec 8), and the page stands. */
export async function loadBalances(client: BalanceCalls): Promise<Balances> {
  const [wallet, points, pointsSettings] = await Promise.all([
    client.walletBalance().catch(() => ({ balance: '0.00', min_order_amount: '0.00' })),
    client.pointsBalance().catch(() => ({ balance: 0, expiring: null })),
    loadPointsSettings(client).catch(() => undefined),
  ])
  return { wallet, points, pointsSettings }
}

async function loadPointsSettings(client: BalanceCalls): Promise<Balances['pointsSettings']> {
  const { pages } = await client.site()
  return pages.some(({ slug }) => slug === 'app-points') ? client.pointsSettings() : undefined
}
