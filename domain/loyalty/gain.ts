import type { LedgerType } from './ledger.ts'

/** What an order gives besides food: to its customer, and to the one whose code brought the customer. Rule "When an order earns". */
const gainKinds = ['points', 'cashback', 'referral_friend', 'referral_owner'] as const
export type GainKind = (typeof gainKinds)[number]

/** How the two logs call each gain, and what takes it back: points are debited, all else is its own type with a minus. Spec 3. */
export const gainTypes: Readonly<Record<GainKind, { readonly got: LedgerType; readonly back: LedgerType }>> =
  {
    points: { got: 'adding', back: 'debit' },
    cashback: { got: 'cashback', back: 'cashback' },
    referral_friend: { got: 'referral_friend', back: 'referral_friend' },
    referral_owner: { got: 'referral_owner', back: 'referral_owner' },
  }

/** How what is due back is met: from the balance, from the wallet's part of this refund, and what stays a shortfall. */
export interface Taken {
  readonly fromBalance: number
  /** In the ledger's own unit; worth `kept` × value in the wallet. */
  readonly fromWallet: number
  readonly short: number
}

/**
 * Takes what is due back and the balance that it is taken from, and for points what of this refund's wallet part may be
 * kept back instead (minor units) at what value per point; returns how it is met. Nothing ever goes below zero, and a
 * refund is never blocked. Rule "Taking back what was earned".
 */
export function takeDue(
  due: number,
  balance: number,
  { wallet, value }: { wallet: number; value: number } = { wallet: 0, value: 0 },
): Taken {
  const fromBalance = Math.min(due, Math.max(0, balance))
  const missing = due - fromBalance
  const fromWallet = value > 0 ? Math.min(missing, Math.floor(Math.max(0, wallet) / value)) : 0
  return { fromBalance, fromWallet, short: missing - fromWallet }
}
