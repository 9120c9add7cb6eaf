import { minuteMs } from '#domain/core/durations.ts'
import { toDecimal } from '#domain/core/money.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
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
import { rememberSessions } from '../remember-sessions.ts'
import { takeTurns } from '../take-turns.ts'
import { withReference } from '../with-reference.ts'
import {
  callHyperPay,
  entitiesToAsk,
  entityOf,
  isHyperPayRefusal,
  isOpeningRefused,
} from './call-hyperpay.ts'
import { billingOf, payerOf } from './hyperpay-payer.ts'
import { isAbsent, isForgotten, isUncertain, readCheckout, readQuery } from './hyperpay-answers.ts'
import { oppwaAnswer, oppwaCheckout } from './hyperpay-shapes.ts'
import { readHyperPayWebhook } from './read-hyperpay-webhook.ts'
import { askHyperPayRefund, refundHyperPay } from './refund-hyperpay.ts'
import { kindOfResult } from './result-code.ts'

/** As the documentation says, and a minute for what is under way between its clock and ours. */
const checkoutLastsMs = 31 * minuteMs
/**
 * So long after its payment was begun one whose result is a failure of the acquirer or of OPPWA itself holds its order no
 * more, the query by our reference agreeing: what it still brings is late money (safety 3).
 */
export const uncertainEndsMs = 10 * minuteMs
/** As the documentation says: a checkout's state may be read so often, by the minute. */
const readsPerMinute = 2

/**
 * Returns the adapter for HyperPay (https://hyperpay.docs.oppwa.com, OPPWA COPYandPAY): a checkout per attempt, its widget
 * drawn in our page and paid by the browser; asked for by its state, then by our reference. Decision 0043.
 */
export function createHyperPayGateway(now: () => number = Date.now): PaymentGateway {
  const inTurn = takeTurns()
  const open = rememberSessions(openSession)
  const mayRead = limitReads(now)
  return {
    provider: 'hyperpay',
    asksWhoPays: true,
    pageSources(account) {
      const all = [new URL(account.apiUrl).origin, 'https://oppwa.com', 'https://*.oppwa.com']
      return {
        'script-src': all,
        'style-src': ["'unsafe-inline'", ...all],
        'img-src': all,
        'connect-src': all,
        'frame-src': all,
        'form-action': all,
      }
    },
    methods: methodsOf,
    async checkAccount(account, limits) {
      const fields = { entityId: entityOf(account), merchantTransactionId: 'account-check' }
      const received = await callHyperPay(account, 'GET', '/query', fields, limits)
      const code = readJson(received.text, oppwaAnswer)?.result.code
      if (code !== undefined && ['absent', 'taken'].includes(kindOfResult(code))) return 'ok'
      return received.status === 401 || isHyperPayRefusal(received) ? 'refused' : 'unknown'
    },
    openSession: (account, session, limits) =>
      inTurn(session.reference, () => open(account, session, limits)),
    askSession: (account, session, limits) => ask(account, session, mayRead, limits),
    async closeSession(account, session, limits) {
      // a checkout cannot be closed; it ends by itself, half an hour after it was opened
      const stands = await ask(account, session, mayRead, limits)
      return ['captured', 'submitted', 'unknown'].includes(stands.state)
        ? stands
        : { ...stands, released: true }
    },
    refund: (account, refund, limits) =>
      inTurn(refund.paymentReference, () => refundHyperPay({ account, limits }, refund)),
    askRefund: (account, refund, limits) => askHyperPayRefund({ account, limits }, refund),
    readWebhook: readHyperPayWebhook,
  }
}

/** mada stands first, in a widget of its own where the account has an entity for it, else first in the one of the cards. */
function methodsOf({ entities, applePay }: GatewayAccount): PayMethod[] {
  return [
    ...(entities?.mada ? (['mada'] as const) : []),
    'card',
    ...(applePay ? (['apple_pay'] as const) : []),
  ]
}

function brandsOf({ entities }: GatewayAccount, method: PayMethod, country: string): string {
  if (method === 'mada') return 'MADA'
  if (method === 'apple_pay') return ['EG', 'JO', 'AE'].includes(country) ? 'APPLEPAYTKN' : 'APPLEPAY'
  return entities?.mada || country !== 'SA' ? 'VISA MASTER' : 'MADA VISA MASTER'
}

async function openSession(
  account: GatewayAccount,
  session: SessionToOpen,
  limits?: CallLimits,
): Promise<OpenedSession | UnopenedSession> {
  const { reference, amount, currency, country = 'SA', description } = session
  const method = session.method ?? methodsOf(account)[0] ?? 'card'
  const sum = toDecimal(amount)
  const fields = {
    entityId: entityOf(account, method),
    amount: sum,
    currency,
    paymentType: 'DB',
    integrity: 'true',
    merchantTransactionId: reference,
    'billing.country': country,
    ...billingOf(account),
    ...payerOf(session),
  }
  const received = await callHyperPay(account, 'POST', '/checkouts', fields, limits)
  const checkout = received.status === 200 ? readJson(received.text, oppwaCheckout) : undefined
  if (!checkout || !checkout.result.code.startsWith('000.200.1'))
    return { opened: false, why: isOpeningRefused(received) ? 'refused' : 'unknown', raw: received.text }
  const script = `${account.apiUrl}/v1/paymentWidgets.js?${new URLSearchParams({ checkoutId: checkout.id })}`
  return {
    opened: true,
    sessionId: checkout.id,
    payUrl: session.payPageUrl,
    form: {
      kind: 'hyperpay',
      script,
      integrity: checkout.integrity ?? null,
      brands: brandsOf(account, method, country),
      return_url: withReference(session.returnUrl, reference),
      label: description,
      amount: sum,
      currency,
      country,
    },
    expiresAt: session.expiresAt,
    live: account.live,
    raw: received.text,
  }
}

/** The checkout's state first, since it alone tells of one that nobody has paid; our reference finds what it forgot. */
async function ask(
  account: GatewayAccount,
  session: SessionToAsk,
  mayRead: (sessionId: string) => boolean,
  limits?: CallLimits,
): Promise<Answer> {
  let raw = ''
  let released = false
  for (const entityId of entitiesToAsk(account, session.method)) {
    const stands = await askIn(entityId, account, session, mayRead, limits)
    if (stands.state !== 'unknown') return stands
    released ||= stands.released ?? false
    raw += `${raw && '\n'}${stands.raw}`
  }
  return { state: 'unknown', ...(released && { released }), live: account.live, raw }
}

async function askIn(
  entityId: string,
  account: GatewayAccount,
  { reference, sessionId, ageMs = 0 }: SessionToAsk,
  mayRead: (sessionId: string) => boolean,
  limits?: CallLimits,
): Promise<Answer> {
  let first = ''
  let gone = false
  let uncertain = false
  if (sessionId && mayRead(sessionId)) {
    // rebuilt from what we keep: the address in the browser's return is never used
    const path = `/checkouts/${encodeURIComponent(sessionId)}/payment`
    const received = await callHyperPay(account, 'GET', path, { entityId }, limits)
    const stands = readCheckout(received, account, reference)
    if (stands) return stands
    first = `${received.text}\n`
    gone = isForgotten(received)
    uncertain = isUncertain(received, reference)
  }
  const received = await callHyperPay(
    account,
    'GET',
    '/query',
    { entityId, merchantTransactionId: reference },
    limits,
  )
  const found = readQuery(received, account, reference)
  const raw = first + found.raw
  // past its end it takes no card; what it may have taken all the same is asked for as late money (safety 3)
  if (gone && ageMs > checkoutLastsMs && isAbsent(received))
    return { state: 'expired', released: true, live: account.live, raw }
  const isUnclear = isUncertain(received, reference) || (uncertain && isAbsent(received))
  if (found.state === 'unknown' && isUnclear && ageMs >= uncertainEndsMs)
    return { state: 'unknown', released: true, live: account.live, raw }
  return { ...found, raw }
}

function limitReads(now: () => number): (sessionId: string) => boolean {
  const reads = new Map<string, number[]>()
  return (sessionId) => {
    const recent = (reads.get(sessionId) ?? []).filter((at) => at > now() - minuteMs)
    if (recent.length >= readsPerMinute) return false
    if (reads.size > 10_000) reads.clear()
    reads.set(sessionId, [...recent, now()])
    return true
  }
}
