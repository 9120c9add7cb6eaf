/** How what is left after coupon, points and wallet is paid: online by card, or at hand-over. Issue "Other ways to pay". */
export type WayToPay = 'card' | 'cash' | 'card_on_delivery'

/** All of them, the one that is always there first. */
export const waysToPay = ['card', 'cash', 'card_on_delivery'] as const satisfies readonly WayToPay[]

/** Takes a method; returns whether staff take the money at hand-over. Domain "Orders" (payment state `due`). */
export function paidAtHandOver(method: WayToPay): boolean {
  return method !== 'card'
}
