import type { Received } from '../call-gateway.ts'
import type { Answer, GatewayAccount } from '../port.ts'
import { readMyFatoorah } from './call-myfatoorah.ts'
import { readDisplayValue, readSum } from './display-value.ts'
import { invoiceStatuses, transactionStatuses } from './myfatoorah-codes.ts'
import { paymentStatus } from './myfatoorah-shapes.ts'
import type { MyFatoorahStatus } from './myfatoorah-shapes.ts'

/** Takes what GetPaymentStatus said; returns the invoice, if it is the one of our reference. */
export function readInvoice(received: Received, reference: string): MyFatoorahStatus | undefined {
  const invoice = readMyFatoorah(received, paymentStatus)
  return invoice?.CustomerReference === reference ? invoice : undefined
}

/**
 * Takes what GetPaymentStatus said of a reference; returns how the payment stands. A session is used up by one card, so
 * a declined one releases the order to another session. Nothing readable: unknown (safety 3).
 */
export function readMyFatoorahAnswer(received: Received, account: GatewayAccount, reference: string): Answer {
  const { live } = account
  const raw = received.text
  const invoice = readInvoice(received, reference)
  const shown = invoice && readDisplayValue(invoice.InvoiceDisplayValue)
  if (!invoice || !shown) return { state: 'unknown', live, raw }
  const tries = invoice.InvoiceTransactions ?? []
  const kinds = tries.map(({ TransactionStatus }) => transactionStatuses[TransactionStatus.toLowerCase()])
  const paid = tries.filter((_, i) => kinds[i] === 'taken')
  const [first] = paid
  if (first) {
    // paid twice would be a sum that differs from the order's, and goes back
    const all = paid.map(({ TransationValue }) => readSum(TransationValue ?? ''))
    const sum = paid.length === 1 ? shown.amount : all.reduce((a = 0, b) => a + (b ?? shown.amount), 0)
    const { PaymentId: id } = first
    const captured = {
      amount: sum ?? shown.amount,
      currency: shown.currency,
      ...(id && { gatewayPaymentId: id }),
    }
    return { state: 'captured', ...captured, live, raw }
  }
  const status = invoiceStatuses[invoice.InvoiceStatus.toLowerCase()]
  // money that no transaction tells of, or a word that is not published, proves nothing yet
  if (status === undefined || status === 'paid' || kinds.includes(undefined))
    return { state: 'unknown', live, raw }
  if (kinds.length > 0 && kinds.every((kind) => kind === 'failed'))
    return { state: 'declined', released: true, ...shown, live, raw }
  if (status === 'over') return { state: 'expired', released: true, ...shown, live, raw }
  return { state: 'submitted', ...shown, live, raw }
}
