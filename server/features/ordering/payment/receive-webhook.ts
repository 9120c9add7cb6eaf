import { sql } from 'kysely'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { WebhookNews } from '#server/outside/payment/port.ts'
import { findAttemptBySession } from '#server/store/attempts-by-session.ts'
import { findAccount, findAttempt, findRefund, journalPayment } from '#server/store/payments.ts'
import { sendRefund } from '../refund/send-refund.ts'
import { settleAttempt } from './settle-attempt.ts'

/** A webhook exactly as it came. */
export interface Webhook {
  readonly gateway: string
  readonly accountId: string
  readonly headers: Headers
  readonly body: string
}

/**
 * Takes a webhook; saves its raw body, then has the payment or refund that it names asked for: a hint, never the truth.
 * Matched inside the account's own tenant; refuses a forged one, one of an unknown account and one of the wrong mode.
 * Safety 11, 12.
 */
export async function receiveWebhook(deps: Deps, hook: Webhook): Promise<{ received: true } | Refusal> {
  const tenantId = await findTenant(deps, hook.accountId)
  if (!tenantId) return refuse('not-found')
  const row = await deps.db.read(tenantId, (db) => findAccount(db, hook.accountId))
  if (!row || row.gateway !== hook.gateway) return refuse('not-found')
  const account = deps.gateways.open(row.sealed_credentials)
  const news = deps.gateways
    .get(row.gateway)
    .readWebhook(hook.headers, hook.body, account, new Date(deps.clock()))
  if (news === 'forged' || news.live !== account.live) return refuse('signature-invalid')
  const attempt = news.kind === 'payment' ? await findNamed(deps, tenantId, row.id, news) : undefined
  const named = attempt?.reference ?? news.reference ?? `session:${news.sessionId ?? ''}`
  await deps.db.single(tenantId, (db) => journalPayment(db, named, `webhook-${news.kind}`, hook.body))
  if (attempt) await settleAttempt(deps, tenantId, attempt.reference)
  const refund = news.kind === 'refund' ? news.reference : undefined
  if (refund && (await deps.db.read(tenantId, (db) => findRefund(db, refund))))
    await sendRefund(deps, tenantId, refund)
  return { received: true }
}

/** The attempt of this account that the news names, by our reference or by the gateway's session. */
async function findNamed({ db }: Deps, tenantId: string, accountId: string, news: WebhookNews) {
  const { reference, sessionId } = news
  const attempt = await db.read(tenantId, async (read) => {
    if (reference) return findAttempt(read, reference)
    return sessionId ? findAttemptBySession(read, accountId, sessionId) : undefined
  })
  return attempt?.account_id === accountId ? attempt : undefined
}

async function findTenant(deps: Deps, accountId: string): Promise<string | undefined> {
  const { rows } = await deps.db.platform(({ q }) =>
    sql<{ tenant_id: string }>`select tenant_id from find_gateway_account(${accountId})`.execute(q),
  )
  return rows[0]?.tenant_id
}
