import type { Answer, AnswerState, GatewayAccount } from '../port.ts'
import { keyMode } from './call-moyasar.ts'
import type { FoundInvoices } from './call-moyasar.ts'
import { invoiceStates, paymentStatuses } from './moyasar-codes.ts'
import type { MoyasarInvoice, MoyasarPayment } from './moyasar-shapes.ts'

/** Takes the invoices of a reference; returns how the payment stands. None, or none readable: unknown (safety 3). */
export function readMoyasar(found: FoundInvoices, account: GatewayAccount): Answer {
  const live = keyMode(account) === 'live'
  const raw = found.received.text
  const [first, ...others] = found.invoices ?? []
  if (!first) return { state: 'unknown', live: account.live, raw }
  const all = [first, ...others]
  const paid = all.flatMap((invoice) => (invoice.payments ?? []).filter(is('taken')))
  const payment = paid[0]
  if (payment) {
    // more than one would be a sum that differs from the order's, and goes back
    const amount = paid.reduce((sum, one) => sum + takenOf(one), 0)
    const { currency, id } = payment
    return { state: 'captured', amount, currency, gatewayPaymentId: id, live, raw }
  }
  const tellsMost = all.map(stateOf).sort((a, b) => weight[b] - weight[a])[0] ?? 'unknown'
  const { amount, currency, expired_at: end } = first
  const endsAt = end && !Number.isNaN(Date.parse(end)) ? { endsAt: new Date(end) } : {}
  return { state: tellsMost, amount, currency, live, ...endsAt, raw }
}

/** Of several invoices of one reference the one counts through which money can still come. */
const weight: Readonly<Record<AnswerState, number>> = {
  captured: 6,
  submitted: 5,
  unknown: 4,
  declined: 3,
  open: 2,
  expired: 1,
  closed: 0,
}

function stateOf({ status, payments }: MoyasarInvoice): AnswerState {
  const tries = payments ?? []
  // the bank's page is open, or the money is only reserved
  if (tries.some(is('running'))) return 'submitted'
  // a payment of a status that is not published: nobody knows what it is
  if (tries.some((payment) => !(payment.status in paymentStatuses))) return 'unknown'
  if (status === 'initiated' && tries.some(is('failed'))) return 'declined'
  return invoiceStates[status] ?? 'unknown'
}

const is = (kind: string) => (payment: MoyasarPayment) => paymentStatuses[payment.status] === kind

/** Of money that was reserved, less may have been taken. */
function takenOf({ status, amount, captured }: MoyasarPayment): number {
  return status === 'captured' && captured ? captured : amount
}
