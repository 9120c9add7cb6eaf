import { toDecimal } from '#domain/core/money.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import type { Received } from '../call-gateway.ts'
import type {
  Answer,
  CallLimits,
  GatewayAccount,
  OpenedSession,
  PaymentGateway,
  SessionToAsk,
  SessionToOpen,
  UnopenedSession,
} from '../port.ts'
import { readJson } from '../read-json.ts'
import { takeTurns } from '../take-turns.ts'
import { withReference } from '../with-reference.ts'
import { callStripe, isStripeRefusal, keyMode } from './call-stripe.ts'
import { readStripeWebhook } from './read-stripe-webhook.ts'
import { askStripeRefund, refundStripe } from './refund-stripe.ts'
import { findIntent, readStripe } from './stripe-answers.ts'
import { cancelableStatuses } from './stripe-codes.ts'
import { stripeIntent, stripeIntents } from './stripe-shapes.ts'

/** Under so many keys one intent is tried for. */
const mostKeys = 3

/**
 * Returns the adapter for Stripe (https://docs.stripe.com): a payment intent per attempt, made under our reference as its
 * idempotency key, confirmed by Stripe's own form in our page. Decision 0043.
 */
export function createStripeGateway(): PaymentGateway {
  const inTurn = takeTurns()
  return {
    provider: 'stripe',
    refundsMayBounce: true,
    pageSources({ pageUrl = 'https://js.stripe.com', apiUrl }) {
      const scripts = [new URL(pageUrl).origin, 'https://*.js.stripe.com']
      return {
        'script-src': scripts,
        'frame-src': [...scripts, 'https://hooks.stripe.com'],
        'connect-src': [new URL(apiUrl).origin],
        'img-src': ['https://*.stripe.com'],
      }
    },
    methods: methodsOf,
    async checkAccount(account, limits) {
      if (keyMode(account) !== (account.live ? 'live' : 'test')) return 'wrong-mode'
      const received = await callStripe(account, '/payment_intents?limit=1', limits)
      if (isStripeRefusal(received)) return 'refused'
      return received.status === 200 && readJson(received.text, stripeIntents) ? 'ok' : 'unknown'
    },
    openSession: (account, session, limits) =>
      inTurn(session.reference, () => openSession(account, session, limits)),
    askSession: async (account, session, limits) =>
      readStripe(await findIntent(account, session, limits), account),
    closeSession: (account, session, limits) =>
      inTurn(session.reference, () => closeSession(account, session, limits)),
    refund: (account, refund, limits) =>
      inTurn(refund.paymentReference, () => refundStripe({ account, limits }, refund)),
    askRefund: (account, refund, limits) => askStripeRefund({ account, limits }, refund),
    readWebhook: readStripeWebhook,
  }
}

function methodsOf({ applePay }: GatewayAccount): PayMethod[] {
  return applePay ? ['card', 'apple_pay'] : ['card']
}

async function openSession(
  account: GatewayAccount,
  session: SessionToOpen,
  limits?: CallLimits,
): Promise<OpenedSession | UnopenedSession> {
  if (keyMode(account) !== (account.live ? 'live' : 'test'))
    return { opened: false, why: 'refused', raw: 'the key is of the other mode' }
  const { reference, amount, currency, country = '' } = session
  // a repeat must send the very same fields: nothing of the guest's language is among them
  const fields = {
    amount: String(amount),
    currency: currency.toLowerCase(),
    'automatic_payment_methods[enabled]': 'true',
    'metadata[reference]': reference,
  }
  const received = await createIntent(account, fields, reference, limits)
  const intent = received.status === 200 ? readJson(received.text, stripeIntent) : undefined
  if (!intent?.client_secret)
    return { opened: false, why: isStripeRefusal(received) ? 'refused' : 'unknown', raw: received.text }
  return {
    opened: true,
    sessionId: intent.id,
    payUrl: session.payPageUrl,
    form: {
      kind: 'stripe',
      script: `${account.pageUrl ?? 'https://js.stripe.com'}/endive/stripe.js`,
      public_key: account.publicKey ?? '',
      client_secret: intent.client_secret,
      return_url: withReference(session.returnUrl, reference),
      methods: methodsOf(account),
      amount: toDecimal(amount),
      currency,
      country,
    },
    expiresAt: session.expiresAt,
    live: intent.livemode,
    raw: received.text,
  }
}

/**
 * A key keeps its first answer for a day, a failure inside Stripe too: what failed there goes under a further key. What it
 * may have left behind takes no money, since its secret was told to nobody.
 */
async function createIntent(
  account: GatewayAccount,
  fields: Readonly<Record<string, string>>,
  reference: string,
  limits?: CallLimits,
): Promise<Received> {
  for (let nth = 1; ; nth += 1) {
    const key = nth === 1 ? reference : `${reference}:${nth}`
    const received = await callStripe(account, '/payment_intents', limits, { fields, key })
    if (received.status < 500 || nth === mostKeys) return received
  }
}

/** A cancelled intent takes no card, also where the bank's page is open; one that is processing stays under way. */
async function closeSession(
  account: GatewayAccount,
  session: SessionToAsk,
  limits?: CallLimits,
): Promise<Answer> {
  const found = await findIntent(account, session, limits)
  const stands = readStripe(found, account)
  if (!found.intent || !cancelableStatuses.has(found.intent.status)) return stands
  await callStripe(account, `/payment_intents/${found.intent.id}/cancel`, limits, { fields: {} })
  const after = { reference: session.reference, sessionId: found.intent.id }
  return readStripe(await findIntent(account, after, limits), account)
}
