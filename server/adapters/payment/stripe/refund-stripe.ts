import type { CallLimits, GatewayAccount, RefundAnswer, RefundToAsk, RefundToSend } from '../port.ts'
import { readJson } from '../read-json.ts'
import { callStripe, isKeyTaken, isStripeRefusal, keyMode } from './call-stripe.ts'
import { findIntent } from './stripe-answers.ts'
import { refundStates } from './stripe-codes.ts'
import { stripeRefund, stripeRefunds } from './stripe-shapes.ts'
import type { StripeRefund } from './stripe-shapes.ts'

interface Desk {
  readonly account: GatewayAccount
  readonly limits: CallLimits | undefined
}

/** Takes a refund; sends it under our reference, which is also its idempotency key, and returns how it stands. Safety 5. */
export async function refundStripe(desk: Desk, refund: RefundToSend): Promise<RefundAnswer> {
  const { intent, received } = await findPayment(desk, refund)
  if (!intent) return { ...answer(desk, 'unknown', received.text), unsent: true }
  if (intent.status !== 'succeeded' || intent.currency.toUpperCase() !== refund.currency)
    return answer(desk, 'failed', received.text)
  const list = await listRefunds(desk, intent.id)
  if (!list.refunds) return { ...answer(desk, 'unknown', list.text), unsent: true }
  const before = list.refunds.find((one) => one.metadata?.['reference'] === refund.reference)
  if (before)
    return before.amount === refund.amount
      ? tell(desk, before, list.text)
      : answer(desk, 'unknown', list.text)
  const sent = await callStripe(desk.account, '/refunds', desk.limits, {
    key: refund.reference,
    fields: {
      payment_intent: intent.id,
      amount: String(refund.amount),
      'metadata[reference]': refund.reference,
    },
  })
  const made = sent.status === 200 ? readJson(sent.text, stripeRefund) : undefined
  if (made) return tell(desk, made, sent.text)
  if (isStripeRefusal(sent) && !isKeyTaken(sent)) return answer(desk, 'failed', sent.text)
  // no answer that can be read: the list tells whether it was made
  const after = await listRefunds(desk, intent.id)
  const found = after.refunds?.find((one) => one.metadata?.['reference'] === refund.reference)
  return found?.amount === refund.amount ? tell(desk, found, after.text) : answer(desk, 'unknown', sent.text)
}

/** Takes our refund's reference and its payment; returns what Stripe's list tells of it. */
export async function askStripeRefund(desk: Desk, refund: RefundToAsk): Promise<RefundAnswer> {
  const { paymentReference = '', gatewayPaymentId } = refund
  const { intent, received } = await findPayment(desk, {
    paymentReference,
    ...(gatewayPaymentId && { gatewayPaymentId }),
  })
  if (!intent) return answer(desk, 'unknown', received.text)
  const list = await listRefunds(desk, intent.id)
  const found = list.refunds?.find((one) => one.metadata?.['reference'] === refund.reference)
  return found ? tell(desk, found, list.text) : answer(desk, 'unknown', list.text)
}

function findPayment(
  { account, limits }: Desk,
  { paymentReference, gatewayPaymentId }: Pick<RefundToSend, 'paymentReference' | 'gatewayPaymentId'>,
) {
  const session = { reference: paymentReference, ...(gatewayPaymentId && { sessionId: gatewayPaymentId }) }
  return findIntent(account, session, limits)
}

async function listRefunds({ account, limits }: Desk, intentId: string) {
  const query = new URLSearchParams({ payment_intent: intentId, limit: '100' })
  const received = await callStripe(account, `/refunds?${query}`, limits)
  const refunds = received.status === 200 ? readJson(received.text, stripeRefunds)?.data : undefined
  return { refunds, text: received.text }
}

function tell(desk: Desk, refund: StripeRefund, raw: string): RefundAnswer {
  const result = answer(desk, refundStates[refund.status ?? ''] ?? 'unknown', raw)
  const { amount, id } = refund
  return { ...result, amount, currency: refund.currency.toUpperCase(), gatewayRefundId: id }
}

function answer({ account }: Desk, state: RefundAnswer['state'], raw: string): RefundAnswer {
  return { state, live: state === 'unknown' ? account.live : keyMode(account) === 'live', raw }
}
