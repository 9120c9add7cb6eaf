import type { Received } from '../call-gateway.ts'
import type { Answer, CallLimits, GatewayAccount, SessionToAsk } from '../port.ts'
import { readJson } from '../read-json.ts'
import { callStripe } from './call-stripe.ts'
import { intentStates } from './stripe-codes.ts'
import { stripeIntent, stripeIntents } from './stripe-shapes.ts'
import type { StripeIntent } from './stripe-shapes.ts'

export interface FoundIntent {
  readonly intent: StripeIntent | undefined
  readonly received: Received
}

/** Takes a session; returns its payment intent: by its id, else by our reference, which the search may lag behind. */
export async function findIntent(
  account: GatewayAccount,
  { reference, sessionId }: SessionToAsk,
  limits?: CallLimits,
): Promise<FoundIntent> {
  const query = new URLSearchParams({
    query: `metadata['reference']:'${reference}'`,
    'expand[]': 'data.latest_charge',
  })
  const path = sessionId
    ? `/payment_intents/${encodeURIComponent(sessionId)}?${new URLSearchParams({ 'expand[]': 'latest_charge' })}`
    : `/payment_intents/search?${query}`
  const received = await callStripe(account, path, limits)
  if (received.status !== 200) return { intent: undefined, received }
  const found = sessionId
    ? readJson(received.text, stripeIntent)
    : readJson(received.text, stripeIntents)?.data.find((one) => one.metadata?.['reference'] === reference)
  return { intent: found?.metadata?.['reference'] === reference ? found : undefined, received }
}

/** Takes what was found; returns how the payment stands. A declined intent takes another card. */
export function readStripe({ intent, received }: FoundIntent, account: GatewayAccount): Answer {
  const raw = received.text
  if (!intent) return { state: 'unknown', live: account.live, raw }
  const asks = intent.status === 'requires_payment_method'
  const state = asks && intent.last_payment_error ? 'declined' : (intentStates[intent.status] ?? 'unknown')
  const taken = state === 'captured'
  return {
    state,
    amount: taken ? (intent.amount_received ?? intent.amount) : intent.amount,
    currency: intent.currency.toUpperCase(),
    ...(taken && { gatewayPaymentId: intent.id }),
    ...(taken && markOf(intent)),
    live: intent.livemode,
    raw,
  }
}

/** The card's fingerprint: the same for every customer of the account who pays by that card. */
function markOf({ latest_charge: charge }: StripeIntent): { cardMark?: string } {
  const mark =
    charge && typeof charge !== 'string' ? charge.payment_method_details?.card?.fingerprint : undefined
  return mark ? { cardMark: mark } : {}
}
