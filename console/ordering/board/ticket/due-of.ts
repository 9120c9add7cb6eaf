import type { TicketWire } from '#contract/backoffice/staff.ts'
import { paidAtHandOver } from '#domain/payments/way-to-pay.ts'

/**
 * Takes a ticket; returns the money that whoever hands it over has to take, undefined where there is none or the member
 * sees no money: a round is on its table's bill, and a company pays its account. Rule "Payment state".
 */
export function dueOf({ payment_state: state, pay_method: method, sums }: TicketWire): string | undefined {
  return state === 'due' && paidAtHandOver(method) ? sums?.to_pay : undefined
}
