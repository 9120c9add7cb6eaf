import { callGateway } from './call-gateway.ts'
import type { Received } from './call-gateway.ts'
import { sourcesOfPage } from './gateway-sources.ts'
import type { CallLimits, GatewayAccount, PaymentGateway, SessionToOpen } from './port.ts'
import { readAnswer, readOpened, readRefund } from './sandbox-answers.ts'
import { readSandboxWebhook } from './sandbox-webhook.ts'

/**
 * Returns the adapter for our sandbox gateway. It keeps nothing between calls, so one serves every account and
 * process. Only a demo may construct it (safety 33).
 */
export function createSandboxGateway(): PaymentGateway {
  return {
    provider: 'sandbox',
    refundsMayBounce: true,
    pageSources: (account) => sourcesOfPage(new URL(account.pageUrl ?? account.apiUrl).origin),
    methods: () => ['card'],
    async checkAccount(account, limits) {
      const received = await get(account, '/v1/sessions/by-reference/account-check', limits)
      if (received.status === 401) return 'refused'
      return received.status === 404 || received.status === 200 ? 'ok' : 'unknown'
    },
    async openSession(account, session, limits) {
      const received = await post(account, '/v1/sessions', limits, sessionBody(session))
      return readOpened(received, session.reference)
    },
    async askSession(account, { reference }, limits) {
      const received = await get(
        account,
        `/v1/sessions/by-reference/${encodeURIComponent(reference)}`,
        limits,
      )
      return readAnswer(received, account, reference)
    },
    async closeSession(account, { reference }, limits) {
      const path = `/v1/sessions/by-reference/${encodeURIComponent(reference)}/close`
      return readAnswer(await post(account, path, limits, {}), account, reference)
    },
    async refund(account, refund, limits) {
      const received = await post(account, '/v1/refunds', limits, {
        reference: refund.reference,
        payment_reference: refund.paymentReference,
        amount: refund.amount,
        currency: refund.currency,
      })
      return readRefund(received, account, refund.reference)
    },
    async askRefund(account, { reference }, limits) {
      const received = await get(account, `/v1/refunds/by-reference/${encodeURIComponent(reference)}`, limits)
      return readRefund(received, account, reference)
    },
    readWebhook: readSandboxWebhook,
  }
}

function sessionBody(session: SessionToOpen): object {
  return {
    reference: session.reference,
    amount: session.amount,
    currency: session.currency,
    language: session.language,
    return_url: session.returnUrl,
    webhook_url: session.webhookUrl,
    description: session.description,
    expires_at: session.expiresAt.toISOString(),
  }
}

function get(account: GatewayAccount, path: string, limits?: CallLimits): Promise<Received> {
  return callGateway(
    account.apiUrl + path,
    { headers: { authorization: `Bearer ${account.secretKey}` } },
    limits,
  )
}

function post(
  account: GatewayAccount,
  path: string,
  limits: CallLimits | undefined,
  body: object,
): Promise<Received> {
  const headers = { authorization: `Bearer ${account.secretKey}`, 'content-type': 'application/json' }
  return callGateway(account.apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) }, limits)
}
