import { parseAmount, toDecimal } from '#domain/core/money.ts'
import type { CallLimits, GatewayAccount, RefundAnswer, RefundToAsk, RefundToSend } from '../port.ts'
import { readJson } from '../read-json.ts'
import { callHyperPay, entitiesOf } from './call-hyperpay.ts'
import { debitsOf, hasFailed, isLive, readQuery } from './hyperpay-answers.ts'
import { oppwaAnswer, oppwaPayment, oppwaQuery } from './hyperpay-shapes.ts'
import type { OppwaPayment } from './hyperpay-shapes.ts'
import { kindOfResult } from './result-code.ts'

interface Desk {
  readonly account: GatewayAccount
  readonly limits: CallLimits | undefined
}

interface Found {
  readonly payment: OppwaPayment
  readonly entityId: string
}

/**
 * Takes a refund; sends it under our reference, in the entity of its payment, and returns how it stands. One that was sent
 * before is looked for by that reference and never sent blindly again (safety 5).
 */
export async function refundHyperPay(desk: Desk, refund: RefundToSend): Promise<RefundAnswer> {
  const found = await findDebit(desk, refund.paymentReference)
  if ('state' in found) return { ...found, unsent: found.state === 'unknown' }
  const { payment, entityId } = found
  if (payment.currency !== refund.currency) return answer(desk, 'failed', JSON.stringify(payment))
  const before = await findRefund(desk, refund.reference, [entityId])
  if (before.refund)
    return parseAmount(before.refund.amount ?? '') === refund.amount
      ? tell(desk, before.refund, before.raw)
      : answer(desk, 'unknown', before.raw)
  if (refund.again) return answer(desk, 'unknown', before.raw)
  if (!before.absent) return { ...answer(desk, 'unknown', before.raw), unsent: true }
  const terms = { amount: toDecimal(refund.amount), currency: refund.currency, paymentType: 'RF' }
  const fields = { entityId, ...terms, merchantTransactionId: refund.reference }
  const received = await callHyperPay(desk.account, 'POST', `/payments/${payment.id}`, fields, desk.limits)
  const made = [200, 400].includes(received.status) ? readJson(received.text, oppwaPayment) : undefined
  const read = made && tell(desk, { ...made, amount: terms.amount, currency: terms.currency }, received.text)
  if (read && read.state !== 'unknown') return read
  // no answer that can be read: the query tells whether it was made
  const after = await findRefund(desk, refund.reference, [entityId])
  return after.refund ? tell(desk, after.refund, after.raw) : answer(desk, 'unknown', received.text)
}

/** Takes our refund's reference; returns what a query for it tells. */
export async function askHyperPayRefund(desk: Desk, { reference }: RefundToAsk): Promise<RefundAnswer> {
  const { refund, raw } = await findRefund(desk, reference, entitiesOf(desk.account))
  return refund ? tell(desk, refund, raw) : answer(desk, 'unknown', raw)
}

/** `failed` only by OPPWA's own word that the reference took no money. */
async function findDebit(desk: Desk, reference: string): Promise<Found | RefundAnswer> {
  let said: RefundAnswer = answer(desk, 'unknown', '')
  for (const entityId of entitiesOf(desk.account)) {
    const fields = { entityId, merchantTransactionId: reference }
    const received = await callHyperPay(desk.account, 'GET', '/query', fields, desk.limits)
    const [payment] = debitsOf(received, reference).filter(
      ({ result }) => kindOfResult(result.code) === 'taken',
    )
    if (payment?.id) return { payment, entityId }
    const { state } = readQuery(received, desk.account, reference)
    said = answer(desk, state === 'declined' ? 'failed' : 'unknown', received.text)
    if (state === 'declined') return said
  }
  return said
}

async function findRefund(desk: Desk, reference: string, entities: readonly string[]) {
  const texts: string[] = []
  let absent = true
  for (const entityId of entities) {
    const fields = { entityId, merchantTransactionId: reference }
    const received = await callHyperPay(desk.account, 'GET', '/query', fields, desk.limits)
    texts.push(received.text)
    const payments = received.status === 200 ? (readJson(received.text, oppwaQuery)?.payments ?? []) : []
    const refund = payments.find((one) => one.merchantTransactionId === reference && one.paymentType === 'RF')
    if (refund) return { refund, absent: false, raw: received.text }
    const code = readJson(received.text, oppwaAnswer)?.result.code ?? ''
    absent &&= kindOfResult(code) === 'absent'
  }
  return { refund: undefined, absent, raw: texts.join('\n') }
}

function tell(desk: Desk, refund: OppwaPayment, raw: string): RefundAnswer {
  const state = stateOf(refund)
  const amount = parseAmount(refund.amount ?? '')
  const { currency } = refund
  const live = isLive(refund, desk.account)
  return { state, ...(amount !== undefined && { amount }), ...(currency && { currency }), live, raw }
}

/** A refund that was refused as a call was not made either. */
function stateOf(refund: OppwaPayment): RefundAnswer['state'] {
  const kind = kindOfResult(refund.result.code)
  if (kind === 'taken') return 'done'
  if (kind === 'pending') return 'pending'
  return kind === 'refused' || hasFailed(refund) ? 'failed' : 'unknown'
}

function answer({ account }: Desk, state: RefundAnswer['state'], raw: string): RefundAnswer {
  return { state, live: account.live, raw }
}
