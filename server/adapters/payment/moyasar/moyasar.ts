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
import { sourcesOfPage } from '../gateway-sources.ts'
import { readJson } from '../read-json.ts'
import { takeTurns } from '../take-turns.ts'
import { withReference } from '../with-reference.ts'
import { callMoyasar, findInvoices, isMoyasarRefusal, keyMode } from './call-moyasar.ts'
import { readMoyasar } from './moyasar-answers.ts'
import { moyasarInvoice, moyasarInvoices } from './moyasar-shapes.ts'
import type { MoyasarInvoice } from './moyasar-shapes.ts'
import { readMoyasarWebhook } from './read-moyasar-webhook.ts'
import { askMoyasarRefund, refundMoyasar } from './refund-moyasar.ts'

/**
 * Returns the adapter for Moyasar (https://docs.moyasar.com): an invoice per attempt, paid on Moyasar's own page, found
 * again by its id, and by our reference in its metadata where that was never told. Decision 0026 tells why invoices, and how refunds are followed.
 */
export function createMoyasarGateway(now: () => number = Date.now): PaymentGateway {
  const inTurn = takeTurns()
  return {
    provider: 'moyasar',
    pageSources: (account) =>
      sourcesOfPage(new URL(account.pageUrl ?? 'https://checkout.moyasar.com').origin),
    methods: () => ['card'],
    async checkAccount(account, limits) {
      if (keyMode(account) !== (account.live ? 'live' : 'test')) return 'wrong-mode'
      const received = await callMoyasar(account, 'GET', '/invoices?page=1', limits)
      if (isMoyasarRefusal(received)) return 'refused'
      return received.status === 200 && readJson(received.text, moyasarInvoices) ? 'ok' : 'unknown'
    },
    openSession: (account, session, limits) =>
      inTurn(session.reference, () => openSession(account, session, limits)),
    askSession: async (account, session, limits) =>
      readMoyasar(await findInvoices(account, session, limits), account),
    closeSession: (account, session, limits) =>
      inTurn(session.reference, () => closeSession(account, session, limits)),
    refund: (account, refund, limits) =>
      inTurn(refund.paymentReference, () => refundMoyasar({ account, limits, now }, refund)),
    askRefund: (account, refund, limits) => askMoyasarRefund({ account, limits, now }, refund),
    readWebhook: readMoyasarWebhook,
  }
}

async function openSession(
  account: GatewayAccount,
  session: SessionToOpen,
  limits?: CallLimits,
): Promise<OpenedSession | UnopenedSession> {
  if (keyMode(account) !== (account.live ? 'live' : 'test'))
    return { opened: false, why: 'refused', raw: 'the key is of the other mode' }
  const { invoices, received } = await findInvoices(account, { reference: session.reference }, limits)
  if (!invoices)
    return { opened: false, why: isMoyasarRefusal(received) ? 'refused' : 'unknown', raw: received.text }
  const before = invoices[0]
  if (before) {
    const same = before.amount === session.amount && before.currency === session.currency
    return same
      ? opened(before, session, account, received.text)
      : { opened: false, why: 'refused', raw: received.text }
  }
  const made = await callMoyasar(account, 'POST', '/invoices', limits, invoiceOf(session))
  const invoice = made.status === 200 || made.status === 201 ? readJson(made.text, moyasarInvoice) : undefined
  if (invoice?.metadata?.['reference'] === session.reference)
    return opened(invoice, session, account, made.text)
  return { opened: false, why: isMoyasarRefusal(made) ? 'refused' : 'unknown', raw: made.text }
}

function invoiceOf(session: SessionToOpen): object {
  const back = withReference(session.returnUrl, session.reference)
  return {
    amount: session.amount,
    currency: session.currency,
    description: session.description,
    success_url: back,
    back_url: back,
    expired_at: session.expiresAt.toISOString(),
    metadata: { reference: session.reference },
  }
}

function opened(
  invoice: MoyasarInvoice,
  { expiresAt, language }: SessionToOpen,
  { live }: GatewayAccount,
  raw: string,
): OpenedSession {
  const page = new URL(invoice.url)
  page.searchParams.set('lang', language)
  return { opened: true, sessionId: invoice.id, payUrl: page.href, expiresAt, live, raw }
}

/**
 * A cancelled invoice takes no card; one that expired takes none either. One whose payment is at the bank is cancelled as
 * well, so that no other card follows; that payment counts until it has failed.
 */
async function closeSession(
  account: GatewayAccount,
  session: SessionToAsk,
  limits?: CallLimits,
): Promise<Answer> {
  const before = await findInvoices(account, session, limits)
  const stands = readMoyasar(before, account)
  if (!['open', 'declined', 'expired', 'submitted'].includes(stands.state)) return stands
  const live = (before.invoices ?? []).filter(({ status }) => status !== 'canceled')
  for (const { id } of live) await callMoyasar(account, 'PUT', `/invoices/${id}/cancel`, limits, {})
  const after = live.length > 0 ? readMoyasar(await findInvoices(account, session, limits), account) : stands
  return after.state === 'expired' ? { ...after, state: 'closed' } : after
}
