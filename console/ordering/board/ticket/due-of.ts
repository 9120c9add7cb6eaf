import type { TicketWire } from '#contract/backoffice/staff.ts'
import { paidAtHandOver } from '#domain/payments/way-to-pay.ts'
import type { TextKey } from '../../../i18n/catalogue.ts'

/**
 * Takes a ticket; returns the money that whoever hands it over has to take, undefined where there is none or the member
 * sees no money: a round is on its table's bill, and a company pays its account. Rule "Payment state".
 */
export function dueOf({ payment_state: state, pay_method: method, sums }: TicketWire): string | undefined {
  return state === 'due' && paidAtHandOver(method) ? sums?.to_pay : undefined
}

/** Takes a ticket; returns what says how it is paid: only what a card gave is said to be a card's. */
export function paidKey({ payment_state: state, captured, sums }: TicketWire): TextKey {
  if (state !== 'paid' || Number(captured) > 0) return `paid.${state}`
  return Number(sums?.wallet ?? 0) > 0 ? 'paid.wallet' : 'orders.paid.paid'
}
