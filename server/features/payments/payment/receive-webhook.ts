import { refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { WebhookNews } from '#server/adapters/payment/port.ts'
import { findAttemptBySession } from '#server/store/payments/attempts-by-session.ts'
import { findTenantOfAccount } from '#server/store/payments/gateway-accounts.ts'
import { findAccount, journalHint, journalPayment, type AccountRow } from '#server/store/payments/payments.ts'
import { findRefund, findRefundOfGateway } from '#server/store/payments/refunds.ts'
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
  const tenantId = await deps.gateways.tenantOf(hook.accountId, () =>
    deps.db.platform((platform) => findTenantOfAccount(platform, hook.accountId)),
  )
  if (!tenantId) return refuse('not-found')
  // as it was read last: a payment's hint is written only if it still is so, and else is judged by the account as it is
  const known = deps.gateways.lastSeen(hook.accountId)
  const announced = known && (await judgeHook(deps, tenantId, hook, known, 'last-seen'))
  if (announced !== undefined && announced !== 'outdated') return announced
  const row = await deps.db.read(tenantId, (db) => findAccount(db, hook.accountId))
  if (!row) return refuse('not-found')
  deps.gateways.keepSeen(row)
  const judged = await judgeHook(deps, tenantId, hook, row, 'read')
  return judged === 'outdated' ? refuse('busy', { why: 'its account changed at this moment' }) : judged
}

/**
 * Takes a webhook and its account, just read or as it was read last; returns what the gateway is answered. By an account as
 * it was read last only a genuine payment counts, and only if it still is so: 'outdated' else.
 */
async function judgeHook(
  deps: Deps,
  tenantId: string,
  hook: Webhook,
  row: AccountRow,
  as: 'read' | 'last-seen',
): Promise<{ received: true } | Refusal | 'outdated'> {
  if (row.gateway !== hook.gateway) return refuse('not-found')
  const account = deps.gateways.open(row.sealed_credentials)
  const news = deps.gateways
    .get(row.gateway)
    .readWebhook(hook.headers, hook.body, account, new Date(deps.clock()))
  const isPayment = typeof news === 'object' && news.kind === 'payment' && news.live === account.live
  if (as === 'last-seen' && !isPayment) return 'outdated'
  if (news === 'ignored') return { received: true }
  if (news === 'forged' || news.live !== account.live) return refuse('signature-invalid')
  const line = { step: `webhook-${news.kind}`, raw: hook.body }
  const named = news.reference ?? (await findReference(deps, tenantId, row.id, news))
  if (news.kind === 'payment') {
    const hint = await deps.db.single(tenantId, (db) => journalHint(db, named, line, row))
    if (!hint) return 'outdated'
    if (hint.attemptAccount === row.id) await settleAttempt(deps, tenantId, named)
    return { received: true }
  }
  await deps.db.single(tenantId, (db) => journalPayment(db, named, line.step, line.raw))
  if (await deps.db.read(tenantId, (db) => findRefund(db, named))) await sendRefund(deps, tenantId, named)
  return { received: true }
}

/** The reference that the news names by the gateway's own session or refund; else that name. */
async function findReference({ db }: Deps, tenantId: string, accountId: string, news: WebhookNews) {
  const { sessionId = '', refundId = '', kind } = news
  if (kind === 'refund') {
    const refund = await db.read(tenantId, (read) => findRefundOfGateway(read, accountId, refundId))
    return refund?.reference ?? `refund:${refundId}`
  }
  const attempt =
    sessionId !== ''
      ? await db.read(tenantId, (read) => findAttemptBySession(read, accountId, sessionId))
      : undefined
  return attempt?.reference ?? `session:${sessionId}`
}
