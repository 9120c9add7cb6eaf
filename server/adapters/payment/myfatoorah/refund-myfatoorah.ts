import { toDecimal } from '#domain/core/money.ts'
import type { CallLimits, GatewayAccount, RefundAnswer, RefundToAsk, RefundToSend } from '../port.ts'
import { callMyFatoorah, isMyFatoorahRefusal, readMyFatoorah } from './call-myfatoorah.ts'
import { readDisplayValue, readSum } from './display-value.ts'
import { refundStatuses } from './myfatoorah-codes.ts'
import { readInvoice, readMyFatoorahAnswer } from './myfatoorah-answers.ts'
import { madeRefund, refundRows } from './myfatoorah-shapes.ts'
import type { MyFatoorahRefund } from './myfatoorah-shapes.ts'

interface Desk {
  readonly account: GatewayAccount
  readonly limits: CallLimits | undefined
}

/**
 * Takes a refund; asks MyFatoorah for it under our reference and returns how it stands. It only creates a request, which
 * people there carry out: `pending` until then. One that was sent before is only looked for (safety 5).
 */
export async function refundMyFatoorah(desk: Desk, refund: RefundToSend): Promise<RefundAnswer> {
  const { account, limits } = desk
  const status = { Key: refund.paymentReference, KeyType: 'CustomerReference' }
  const received = await callMyFatoorah(account, 'GetPaymentStatus', status, limits)
  const invoice = readInvoice(received, refund.paymentReference)
  const { state } = readMyFatoorahAnswer(received, account, refund.paymentReference)
  if (!invoice || state === 'unknown') return { ...answer(desk, 'unknown', received.text), unsent: true }
  if (state !== 'captured') return answer(desk, 'failed', received.text)
  if (readDisplayValue(invoice.InvoiceDisplayValue)?.currency !== refund.currency)
    return answer(desk, 'failed', received.text)
  const list = await listRefunds(desk, 'InvoiceId', String(invoice.InvoiceId))
  const before = list.rows?.find((row) => isOurs(row, refund.reference))
  if (before)
    return sumOf(before) === refund.amount
      ? tell(desk, before, list.text)
      : answer(desk, 'unknown', list.text)
  if (refund.again) return answer(desk, 'unknown', list.text)
  return send(desk, refund, String(invoice.InvoiceId))
}

async function send(desk: Desk, refund: RefundToSend, invoiceId: string): Promise<RefundAnswer> {
  const body = {
    KeyType: 'InvoiceId',
    Key: invoiceId,
    Amount: Number(toDecimal(refund.amount)),
    CurrencyIso: refund.currency,
    Comment: refund.reference,
    ExternalIdentifier: refund.reference,
    ServiceChargeOnCustomer: false,
    RefundChargeOnCustomer: false,
  }
  const received = await callMyFatoorah(desk.account, 'MakeRefund', body, desk.limits)
  const made = readMyFatoorah(received, madeRefund)
  if (!made) {
    if (isMyFatoorahRefusal(received)) return answer(desk, 'failed', received.text)
    // no answer that can be read: the list tells whether it was made
    const list = await listRefunds(desk, 'InvoiceId', invoiceId)
    const row = list.rows?.find((one) => isOurs(one, refund.reference))
    return row && sumOf(row) === refund.amount
      ? { ...tell(desk, row, list.text), currency: refund.currency }
      : answer(desk, 'unknown', received.text)
  }
  const gatewayRefundId = String(made.RefundId)
  const { amount, currency } = refund
  const result = await askRefund(desk, gatewayRefundId)
  if (result.state !== 'unknown') return { ...result, currency }
  return { ...answer(desk, 'pending', received.text), gatewayRefundId, amount, currency }
}

/** Takes a refund that was sent; returns how it stands, by the gateway's name for it or by ours. */
export async function askMyFatoorahRefund(desk: Desk, refund: RefundToAsk): Promise<RefundAnswer> {
  if (refund.gatewayRefundId) return askRefund(desk, refund.gatewayRefundId)
  if (!refund.paymentReference) return answer(desk, 'unknown', '')
  const status = { Key: refund.paymentReference, KeyType: 'CustomerReference' }
  const received = await callMyFatoorah(desk.account, 'GetPaymentStatus', status, desk.limits)
  const invoice = readInvoice(received, refund.paymentReference)
  if (!invoice) return answer(desk, 'unknown', received.text)
  const list = await listRefunds(desk, 'InvoiceId', String(invoice.InvoiceId))
  const row = list.rows?.find((one) => isOurs(one, refund.reference))
  return row ? tell(desk, row, list.text) : answer(desk, 'unknown', list.text)
}

async function askRefund(desk: Desk, gatewayRefundId: string): Promise<RefundAnswer> {
  const list = await listRefunds(desk, 'RefundId', gatewayRefundId)
  const row = list.rows?.find(({ RefundId }) => String(RefundId) === gatewayRefundId)
  return row ? tell(desk, row, list.text) : answer(desk, 'unknown', list.text)
}

async function listRefunds({ account, limits }: Desk, keyType: string, key: string) {
  const received = await callMyFatoorah(account, 'GetRefundStatus', { KeyType: keyType, Key: key }, limits)
  return { rows: readMyFatoorah(received, refundRows)?.RefundStatusResult, text: received.text }
}

function isOurs(row: MyFatoorahRefund, reference: string): boolean {
  return [row.ExternalIdentifier, row.Comments, row.Comment].includes(reference)
}

function sumOf({ RefundAmount, Amount }: MyFatoorahRefund) {
  return readSum(String(RefundAmount ?? Amount ?? ''))
}

function tell(desk: Desk, row: MyFatoorahRefund, raw: string): RefundAnswer {
  const state = refundStatuses[row.RefundStatus.toLowerCase()] ?? 'pending'
  const amount = sumOf(row)
  const gatewayRefundId = String(row.RefundId)
  return { ...answer(desk, state, raw), gatewayRefundId, ...(amount !== undefined && { amount }) }
}

function answer({ account }: Desk, state: RefundAnswer['state'], raw: string): RefundAnswer {
  return { state, live: account.live, raw }
}
