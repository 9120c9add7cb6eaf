import type { TicketWire } from '#contract/backoffice/staff.ts'
import type { TextKey } from '#console/i18n/catalogue.ts'

/** Takes a ticket; returns what says how it is paid: only what a card gave is said to be a card's. */
export function paidKey({ payment_state: state, captured, sums }: TicketWire): TextKey {
  if (state !== 'paid' || Number(captured) > 0) return `paid.${state}`
  return Number(sums?.wallet ?? 0) > 0 ? 'paid.wallet' : 'orders.paid.paid'
}
