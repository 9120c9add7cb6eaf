import type { Answer, AnswerState, GatewayAccount } from '../port.ts'
import { keyMode } from './call-moyasar.ts'
import type { FoundInvoices } from './call-moyasar.ts'
import type { MoyasarInvoice, MoyasarPayment } from './moyasar-shapes.ts'

/** Money came in, whatever became of it since. */
const taken = new Set(['paid', 'captured', 'refunded'])
/** Something is under way: 3-D Secure is open, or the money is only reserved. */
const running = new Set(['initiated', 'authorized', 'verified'])
const ended: Readonly<Record<string, AnswerState>> = {
  canceled: 'closed',
  voided: 'closed',
  expired: 'expired',
  failed: 'declined',
  on_hold: 'submitted',
}

/** Takes the invoices of a reference; returns how the payment stands. None, or none readable: unknown (safety 3). */
export function readMoyasar(found: FoundInvoices, account: GatewayAccount): Answer {
  const live = keyMode(account) === 'live'
  const raw = found.received.text
  const [first, ...others] = found.invoices ?? []
  if (!first) return { state: 'unknown', live: account.live, raw }
  const all = [first, ...others]
  const paid = all.flatMap((invoice) => (invoice.payments ?? []).filter(({ status }) => taken.has(status)))
  const payment = paid[0]
  if (payment) {
    // more than one would be a sum that differs from the order's, and goes back
    const amount = paid.reduce((sum, one) => sum + one.amount, 0)
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
  if (tries.some((payment) => running.has(payment.status))) return 'submitted'
  // paid by a payment that is not told: money without a sum proves nothing yet
  if (status === 'paid' || status === 'refunded') return 'unknown'
  if (status === 'initiated') return tries.some(failed) ? 'declined' : 'open'
  return ended[status] ?? 'unknown'
}

function failed({ status }: MoyasarPayment): boolean {
  return status === 'failed'
}
