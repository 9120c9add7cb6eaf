import { toDecimal } from '#domain/core/money.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import { formatLocal } from './vendor-time.ts'
import type {
  Answer,
  CallLimits,
  GatewayAccount,
  OpenedSession,
  PaymentGateway,
  SessionToAsk,
  SessionToOpen,
  SubmittedForm,
  UnopenedSession,
} from '../port.ts'
import { rememberSessions } from '../remember-sessions.ts'
import { takeTurns } from '../take-turns.ts'
import { withReference } from '../with-reference.ts'
import { callMyFatoorah, isMyFatoorahRefusal, readMyFatoorah } from './call-myfatoorah.ts'
import { readMyFatoorahAnswer } from './myfatoorah-answers.ts'
import { executedPayment, paymentMethods, startedSession } from './myfatoorah-shapes.ts'
import { readMyFatoorahWebhook } from './read-myfatoorah-webhook.ts'
import { askMyFatoorahRefund, refundMyFatoorah } from './refund-myfatoorah.ts'

const documentedSources = ['https://*.myfatoorah.com', 'https://applepay.cdn-apple.com']

/**
 * Returns the adapter for MyFatoorah (https://docs.myfatoorah.com), V2: a session per attempt, its card view and Apple
 * Pay drawn in our page by MyFatoorah's script, charged by ExecutePayment under our reference. Decision 0042.
 */
export function createMyFatoorahGateway(): PaymentGateway {
  const inTurn = takeTurns()
  // a session has no reference at MyFatoorah
  const open = rememberSessions(openSession)
  return {
    provider: 'myfatoorah',
    pageSources: (account) => {
      const page = account.pageUrl ? [new URL(account.pageUrl).origin] : []
      const all = [...page, ...documentedSources]
      return {
        'script-src': all,
        'style-src': ["'unsafe-inline'", ...all],
        'img-src': all,
        'font-src': all,
        'connect-src': all,
        'frame-src': all,
      }
    },
    methods: methodsOf,
    async checkAccount(account, limits) {
      const received = await callMyFatoorah(
        account,
        'InitiatePayment',
        { InvoiceAmount: 1, CurrencyIso: 'KWD' },
        limits,
      )
      if (readMyFatoorah(received, paymentMethods)) return 'ok'
      return isMyFatoorahRefusal(received) ? 'refused' : 'unknown'
    },
    openSession: (account, session, limits) =>
      inTurn(session.reference, () => open(account, session, limits)),
    submitForm: (account, session, limits) =>
      inTurn(session.reference, () => submitForm(account, session, limits)),
    askSession: (account, session, limits) => askSession(account, session, limits),
    closeSession: (account, session, limits) =>
      inTurn(session.reference, () => close(account, session, limits)),
    refund: (account, refund, limits) =>
      inTurn(refund.paymentReference, () => refundMyFatoorah({ account, limits }, refund)),
    askRefund: (account, refund, limits) => askMyFatoorahRefund({ account, limits }, refund),
    readWebhook: readMyFatoorahWebhook,
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
  const received = await callMyFatoorah(account, 'InitiateSession', {}, limits)
  const started = readMyFatoorah(received, startedSession)
  if (!started)
    return { opened: false, why: isMyFatoorahRefusal(received) ? 'refused' : 'unknown', raw: received.text }
  const { amount, currency, payPageUrl, expiresAt, country = '' } = session
  return {
    opened: true,
    sessionId: started.SessionId,
    payUrl: payPageUrl,
    form: {
      kind: 'myfatoorah',
      script: `${account.pageUrl ?? account.apiUrl}/payment/v1/session.js`,
      session_id: started.SessionId,
      country: started.CountryCode || country,
      amount: toDecimal(amount),
      currency,
      methods: methodsOf(account),
    },
    expiresAt,
    live: account.live,
    raw: received.text,
  }
}

/** Before we have ordered a charge there is nothing that could be charged; after it, their answer alone counts. */
async function askSession(
  account: GatewayAccount,
  { reference, charged, sessionId }: SessionToAsk,
  limits?: CallLimits,
): Promise<Answer> {
  if (charged === false) return { state: 'open', live: account.live, raw: 'no charge was ordered' }
  // from its charge on the invoice's own number is known
  const invoiceId = /^\d+$/.test(sessionId ?? '') ? sessionId : undefined
  const status = invoiceId
    ? { Key: invoiceId, KeyType: 'InvoiceId' }
    : { Key: reference, KeyType: 'CustomerReference' }
  return readMyFatoorahAnswer(
    await callMyFatoorah(account, 'GetPaymentStatus', status, limits),
    account,
    reference,
  )
}

/** An invoice cannot be taken back; a session that was not charged is closed by never charging it. */
async function close(account: GatewayAccount, session: SessionToAsk, limits?: CallLimits): Promise<Answer> {
  if (session.charged === false) return { state: 'closed', live: account.live, raw: 'no charge was ordered' }
  return askSession(account, session, limits)
}

async function submitForm(
  account: GatewayAccount,
  session: SessionToOpen & { readonly sessionId: string },
  limits?: CallLimits,
): Promise<SubmittedForm> {
  const back = withReference(session.returnUrl, session.reference)
  const received = await callMyFatoorah(
    account,
    'ExecutePayment',
    {
      SessionId: session.sessionId,
      InvoiceValue: Number(toDecimal(session.amount)),
      DisplayCurrencyIso: session.currency,
      CallBackUrl: back,
      ErrorUrl: back,
      CustomerReference: session.reference,
      UserDefinedField: session.reference,
      Language: session.language,
      ExpiryDate: formatLocal(session.expiresAt, account.apiUrl),
    },
    limits,
  )
  const executed = readMyFatoorah(received, executedPayment)
  const raw = received.text
  if (!executed) return { submitted: false, why: isMyFatoorahRefusal(received) ? 'refused' : 'unknown', raw }
  const { PaymentURL: nextUrl, InvoiceId } = executed
  // the customer is sent nowhere else, whatever an answer says, and to no page of the other mode (safety 12)
  if (!isItsPage(nextUrl, account)) return { submitted: false, why: 'unknown', raw }
  return { submitted: true, nextUrl, sessionId: String(InvoiceId), raw }
}

function isItsPage(address: string, { pageUrl, apiUrl, live }: GatewayAccount): boolean {
  const { origin, hostname, protocol } = new URL(address)
  if (origin === new URL(pageUrl ?? apiUrl).origin) return true
  const host = hostname.toLowerCase()
  return (
    protocol === 'https:' && host.endsWith('.myfatoorah.com') && live === (host !== 'demo.myfatoorah.com')
  )
}
