import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { wordIn } from '#domain/words.ts'
import type { Deps } from '#server/deps.ts'
import { makeId } from '#server/make-id.ts'
import type { OpenedSession, UnopenedSession } from '#server/outside/payment/port.ts'
import { writeUnlessRefused } from '#server/refuse-inside.ts'
import { lockOrder, type OrderRow } from '#server/store/orders.ts'
import {
  claimAttempt,
  findLiveAttempt,
  findUsedAccount,
  insertAttempt,
  journalPayment,
  saveAttempt,
  type AccountRow,
  type AttemptChange,
  type AttemptRow,
} from '#server/store/payments.ts'
import type { Call } from '../call.ts'
import { firstAskMs } from './settle-attempt.ts'

/** Where the browser goes to pay. */
export interface PaymentStep {
  readonly reference: string
  readonly pay_url: string
  readonly expires_at: string
}

const leaseMs = 30_000

/**
 * Takes an order that waits for its payment; returns the gateway's page for its one live attempt, opening it when there
 * is none. The attempt is committed before the gateway hears of it, under a reference that opens the same session again.
 * Refuses 'already-paid', 'payment-session-invalid' (the hold is over), 'payment-failed', 'busy'. Spec 2 (/o/{id}/pay).
 */
export async function openPayment(
  deps: Deps,
  call: Call,
  orderId: string,
  origin: string,
): Promise<PaymentStep | Refusal> {
  const ready = await writeUnlessRefused(deps.db, call.tenantId, async (db) => {
    const [order, live, account] = await Promise.all([
      lockOrder(db, orderId),
      findLiveAttempt(db, orderId),
      findUsedAccount(db),
    ])
    if (!order) return refuse('order-unavailable')
    if (order.payment_state === 'paid') return refuse('already-paid')
    if (
      order.status !== 'callcenter_pending' ||
      !order.hold_until ||
      order.hold_until.getTime() <= deps.clock()
    )
      return refuse('payment-session-invalid')
    if (live) return { order, attempt: live, account: undefined }
    if (!account) return refuse('payment-failed')
    const now = deps.clock()
    const attempt = await insertAttempt(db.last, {
      reference: makeId(),
      order_id: order.id,
      account_id: account.id,
      amount: order.total,
      currency: order.currency,
      order_version: order.version,
      session_ends_at: order.hold_until,
      ask_at: new Date(now + leaseMs),
    })
    return { order, attempt, account }
  })
  if (isRefusal(ready)) return ready
  const { attempt } = ready
  if (attempt.state === 'submitted') return refuse('payment-under-way')
  if (attempt.state === 'open' && attempt.pay_url) return stepOf(attempt, attempt.pay_url)
  return openSession(deps, call, ready, origin)
}

interface Ready {
  readonly order: OrderRow
  readonly attempt: AttemptRow
  /** Given when the attempt was made just now, and so is ours already. */
  readonly account: AccountRow | undefined
}

async function openSession(
  deps: Deps,
  call: Call,
  { order, attempt, account }: Ready,
  origin: string,
): Promise<PaymentStep | Refusal> {
  const { tenantId, language } = call
  const lease = { until: new Date(deps.clock() + leaseMs), free: new Date(deps.clock() + firstAskMs) }
  const claimed = account
    ? { ...attempt, ...account }
    : await deps.db.single(tenantId, (db) => claimAttempt(db, attempt.reference, lease))
  if (!claimed) return refuse('busy')
  const { tenant } = await deps.catalogues.current(tenantId)
  const opened = await deps.gateways
    .get(claimed.gateway)
    .openSession(deps.gateways.open(claimed.sealed_credentials), {
      reference: attempt.reference,
      amount: attempt.amount,
      currency: attempt.currency,
      language: order.language,
      returnUrl: `${origin}${language === 'en' ? '/en' : ''}/check_payment`,
      payPageUrl: `${origin}${language === 'en' ? '/en' : ''}/o/${order.id}/pay`,
      webhookUrl: `${deps.gateways.webhookOrigin(origin)}/api/v1/payments/webhooks/${claimed.gateway}/${claimed.account_id}`,
      description: wordIn(tenant.name, language),
      expiresAt: attempt.session_ends_at,
    })
  return saveOpened(deps, tenantId, claimed, opened)
}

async function saveOpened(
  deps: Deps,
  tenantId: string,
  claimed: AttemptRow,
  opened: OpenedSession | UnopenedSession,
): Promise<PaymentStep | Refusal> {
  const line = { step: opened.opened ? 'opened' : `not-opened-${opened.why}`, raw: opened.raw }
  const change = changeBy(opened, new Date(deps.clock()))
  await deps.db.single(tenantId, async (db) => {
    if (change) await saveAttempt(db, claimed.reference, claimed.fence, change, line)
    else await journalPayment(db, claimed.reference, line.step, line.raw)
  })
  if (opened.opened) return stepOf(claimed, opened.payUrl)
  return refuse(opened.why === 'refused' ? 'payment-failed' : 'busy')
}

/** Nothing when it is not known whether the gateway opened it: the sweeper asks. */
function changeBy(opened: OpenedSession | UnopenedSession, now: Date): AttemptChange | undefined {
  if (opened.opened)
    return {
      state: 'open',
      pay_url: opened.payUrl,
      session_id: opened.sessionId,
      ask_at: new Date(now.getTime() + firstAskMs),
    }
  if (opened.why !== 'refused') return undefined
  return { state: 'closed', last_answer: 'refused', ask_at: null, settled_at: now }
}

const stepOf = (attempt: AttemptRow, payUrl: string): PaymentStep => ({
  reference: attempt.reference,
  pay_url: payUrl,
  expires_at: attempt.session_ends_at.toISOString(),
})
