/**
 * How what is left after coupon, points and wallet is paid: online by card, at hand-over, or on the account of a company
 * whose member orders. Spec 4 (b2b_pending).
 */
export type WayToPay = 'card' | 'cash' | 'card_on_delivery' | 'company'

/** All of them, the one that is always there first. */
export const waysToPay = [
  'card',
  'cash',
  'card_on_delivery',
  'company',
] as const satisfies readonly WayToPay[]

/** Takes a method; returns whether staff take the money at hand-over. Rule "Payment state". */
export function paidAtHandOver(method: WayToPay): boolean {
  return method === 'cash' || method === 'card_on_delivery'
}
