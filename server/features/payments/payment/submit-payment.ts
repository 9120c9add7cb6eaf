import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { SubmittedForm } from '#server/adapters/payment/port.ts'
import { withReference } from '#server/adapters/payment/with-reference.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import {
  claimAttempt,
  findAttempt,
  journalPayment,
  saveAttempt,
  type AttemptChange,
  type ClaimedAttempt,
} from '#server/store/payments/payments.ts'
import type { Call } from '#server/http/call.ts'
import { paymentTerms } from './payment-terms.ts'
import { askAgainMs, extendHold, firstAskMs } from './settle-attempt.ts'

const leaseMs = 30_000

/**
 * Takes the reference of a payment whose card form has been filled at the gateway; orders the charge, once, and returns
 * where the browser goes now. That it will be ordered is committed first, so that no silence can pass for "unpaid"
 * (safety 3); a repeat brings the same address. Refuses 'payment-session-invalid', 'already-paid', 'payment-under-way'.
 */
export async function submitPayment(
  deps: Deps,
  call: Call,
  reference: string,
  origin: string,
): Promise<{ next_url: string } | Refusal> {
  const ready = await claim(deps, call.tenantId, reference)
  if (isRefusal(ready) || 'next_url' in ready) return ready
  const { claimed, order, sessionId } = ready
  const gateway = deps.gateways.get(claimed.gateway)
  const terms = await paymentTerms(deps, call, order, claimed, origin)
  const submitted: SubmittedForm = (await gateway.submitForm?.(
    deps.gateways.open(claimed.sealed_credentials),
    { ...terms, sessionId },
  )) ?? { submitted: false, why: 'refused', raw: 'this gateway charges by itself' }
  const step = submitted.submitted ? 'submitted' : `not-submitted-${submitted.why}`
  const change = changeBy(submitted, new Date(deps.clock()))
  await deps.db.single(call.tenantId, async (db) => {
    const line = { step, raw: submitted.raw }
    if (!(await saveAttempt(db, reference, claimed.fence, change, line)))
      await journalPayment(db, reference, step, submitted.raw)
  })
  if (submitted.submitted) return { next_url: submitted.nextUrl }
  if (submitted.why === 'refused') return refuse('payment-session-invalid')
  // it may be charged: the page of the return goes on asking
  return { next_url: withReference(terms.returnUrl, reference) }
}

interface Ready {
  readonly claimed: ClaimedAttempt
  readonly order: OrderRow
  readonly sessionId: string
}

/** The attempt is `submitted` before the gateway hears of it: whoever asks from now on asks the gateway. */
function claim(
  deps: Deps,
  tenantId: string,
  reference: string,
): Promise<Ready | { next_url: string } | Refusal> {
  return writeUnlessRefused(deps.db, tenantId, async (db) => {
    const now = new Date(deps.clock())
    const known = await authorize(linkHolder('payment-session-invalid'), findAttempt(db, reference))
    if (isRefusal(known)) return known
    const order = await forSystem('derived', lockOrder(db, known.order_id))
    const attempt = await forSystem('derived', findAttempt(db, reference))
    if (!order || !attempt) return refuse('payment-session-invalid')
    if (order.payment_state === 'paid') return refuse('already-paid')
    if (attempt.state === 'submitted')
      return attempt.next_url ? { next_url: attempt.next_url } : refuse('payment-under-way')
    const held = order.status === 'callcenter_pending' && order.hold_until && order.hold_until > now
    if (attempt.state !== 'open' || !attempt.form || !attempt.session_id || !held)
      return refuse('payment-session-invalid')
    const until = new Date(now.getTime() + leaseMs)
    // also while somebody asks: the fence makes that answer, given before the charge, worthless
    const claimed = await claimAttempt(db, reference, { until, free: new Date(now.getTime() + 86_400_000) })
    if (!claimed) return refuse('payment-session-invalid')
    await saveAttempt(db, reference, claimed.fence, { state: 'submitted' }, { step: 'submitting', raw: '' })
    await extendHold(db, order, claimed, now)
    return { claimed, order, sessionId: attempt.session_id }
  })
}

function changeBy(submitted: SubmittedForm, now: Date): AttemptChange {
  const soon = (ms: number) => new Date(now.getTime() + ms)
  if (submitted.submitted)
    return {
      last_answer: 'submitted',
      next_url: submitted.nextUrl,
      ...(submitted.sessionId && { session_id: submitted.sessionId }),
      ask_at: soon(firstAskMs),
    }
  // its session takes nothing more; that nothing was charged is the gateway's word, and is asked for all the same
  if (submitted.why === 'refused') return { state: 'late', last_answer: 'declined', ask_at: soon(askAgainMs) }
  return { ask_at: now }
}
