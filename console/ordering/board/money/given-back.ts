import type { TicketWire } from '#contract/backoffice/staff.ts'
import { parseAmount } from '#domain/core/money.ts'
import { dueOf } from '../ticket/due-of.ts'

const minor = (amount: string) => parseAmount(amount) ?? 0

/**
 * Takes a ticket; returns what cancelling it gives back: what was `paid` and is not back yet, `nothing`, a sum that its
 * `company` owes no more, or a round of a `table`, whose bill says what was paid for it. What is to be taken at hand-over
 * was not given.
 */
export function backByCancelling(ticket: TicketWire): 'paid' | 'company' | 'table' | 'nothing' {
  if (ticket.table) return 'table'
  const left = minor(ticket.value) - minor(dueOf(ticket) ?? '0.00') - minor(ticket.returned)
  if (left <= 0) return 'nothing'
  return ticket.pay_method === 'company' ? 'company' : 'paid'
}

/**
 * Takes a ticket, and what of it has to be given by hand, since the account that it came from is gone; returns the way that
 * a refund of it goes: as its money came, and into balances by itself. Rule "Refunds".
 */
export function refundWay(
  { pay_method, captured, till }: TicketWire,
  byHand = '0.00',
): 'card' | 'company' | 'till' | 'balance' {
  if (pay_method === 'company') return 'company'
  if (minor(captured) > 0) return 'card'
  return minor(till) > 0 || minor(byHand) > 0 ? 'till' : 'balance'
}
