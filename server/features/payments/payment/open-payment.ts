import { setTimeout } from 'node:timers/promises'
import { payForm, type PayForm } from '#contract/payments/pay-form.ts'
import { isCurrency } from '#domain/core/money.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import { gatewayMinimum } from '#domain/payments/gateway-minimum.ts'
import type { PayMethod } from '#domain/payments/pay-method.ts'
import { authorize, forSystem } from '#server/authorization/guarded.ts'
import { linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import type { OpenedSession, UnopenedSession } from '#server/adapters/payment/port.ts'
import { writeUnlessRefused } from '#server/core/refuse-inside.ts'
import { lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import {
  claimAttempt,
  findAttempt,
  findLiveAttempt,
  findUsedAccount,
  insertAttempt,
  journalPayment,
  saveAttempt,
  type AccountRow,
  type AttemptChange,
  type AttemptRow,
} from '#server/store/payments/payments.ts'
import type { Call } from '#server/http/call.ts'
import { refuseBelow } from '../../pricing/card-minimum.ts'
import { closeAttempt } from './close-attempt.ts'
import { makeAttempt, methodsOf, openingLeaseMs, openingRow, type Opening } from './opening.ts'
import { paymentTerms } from './payment-terms.ts'
import { firstAskMs } from './settle-attempt.ts'

/** Where the browser goes to pay, or the gateway's form that stands in our own payment page. */
export interface PaymentStep {
  readonly reference: string
  readonly pay_url: string
  readonly expires_at: string
  readonly method: PayMethod
  readonly methods: PayMethod[]
  readonly form: PayForm | null
}

const joinLooks = 60
const joinEveryMs = 50

/**
 * Takes an order that waits for its payment and the way to pay, if one was chosen; returns where to pay by its one live
 * attempt, opening it when there is none. The attempt is committed before the gateway hears of it, under a reference that
 * opens the same session again. Another way than the open one closes that one first, and so does a guest who is back from
 * the bank's page without an answer. Refuses 'already-paid',
 * 'payment-session-invalid' (the hold is over), 'card-minimum', 'group-collects', 'payment-failed', 'payment-under-way', 'busy'. Spec 2 (/o/{id}/pay).
 */
export async function openPayment(
  deps: Deps,
  call: Call,
  orderId: string,
  origin: string,
  method?: PayMethod,
): Promise<PaymentStep | Refusal> {
  const ready = await prepare(deps, call, orderId, method)
  if (isRefusal(ready)) return ready
  const { attempt, used } = ready
  const isLeft = attempt.state === 'submitted' || (!ready.account && mustLeave(attempt, used, method))
  if (isLeft) {
    const refused = await closeAttempt(deps, call.tenantId, attempt.reference)
    return refused ?? openPayment(deps, call, orderId, origin, method)
  }
  if (attempt.state === 'open' && attempt.pay_url) return stepOf(deps, used, attempt)
  return openSession(deps, call, ready, origin)
}

/**
 * Takes an order and the attempt that was inserted with it; opens that at its gateway and returns where to pay. Refuses as
 * openPayment() does, which a repeat calls.
 */
export function openInserted(
  deps: Deps,
  call: Call,
  { order, opening: { attempt, account } }: { readonly order: OrderRow; readonly opening: Opening },
  origin: string,
): Promise<PaymentStep | Refusal> {
  const row = openingRow(call.tenantId, attempt, new Date(deps.clock()))
  return openSession(deps, call, { order, attempt: row, account, used: account }, origin)
}

interface Ready {
  readonly order: OrderRow
  readonly attempt: AttemptRow
  /** Given when the attempt was made just now, and so is ours already. */
  readonly account: AccountRow | undefined
  /** The account that new payments use. */
  readonly used: AccountRow | undefined
}

function prepare(
  deps: Deps,
  call: Call,
  orderId: string,
  method: PayMethod | undefined,
): Promise<Ready | Refusal> {
  return writeUnlessRefused(deps.db, call.tenantId, async (db) => {
    const [order, live, used] = await Promise.all([
      authorize(linkHolder('order-unavailable'), lockOrder(db, orderId)),
      findLiveAttempt(db, orderId),
      findUsedAccount(db),
    ])
    if (isRefusal(order)) return order
    if (order.payment_state === 'paid') return refuse('already-paid')
    if (
      order.status !== 'callcenter_pending' ||
      !order.hold_until ||
      order.hold_until.getTime() <= deps.clock()
    )
      return refuse('payment-session-invalid')
    const refused = await deps.payables.byKind[order.kind].refuseOpening?.(db, order)
    if (refused) return refused
    if (live) return { order, attempt: live, account: undefined, used }
    if (!used) return refuse('payment-failed')
    const least = isCurrency(order.currency) ? gatewayMinimum(used.gateway, order.currency) : 0
    const tooLittle = refuseBelow(least, order.bill.toPay)
    if (tooLittle) return tooLittle
    const { id, version, hold_until: holdUntil, bill, currency } = order
    const toPay = { id, version, holdUntil, bill: { toPay: bill.toPay, currency } }
    const attempt = await insertAttempt(db.last, makeAttempt(deps, used, method, toPay))
    return { order, attempt, account: used, used }
  })
}

/** A form is drawn by one gateway's script for its ways to pay: another of either needs another session. */
function mustLeave(
  attempt: AttemptRow,
  used: AccountRow | undefined,
  method: PayMethod | undefined,
): boolean {
  if (!attempt.form || !used) return false
  if (used.id !== attempt.account_id) return true
  const form = payForm.parse(attempt.form)
  const drawn: readonly PayMethod[] = 'methods' in form ? form.methods : []
  return method !== undefined && method !== attempt.method && !drawn.includes(method)
}

async function openSession(
  deps: Deps,
  call: Call,
  { order, attempt, account, used }: Ready,
  origin: string,
): Promise<PaymentStep | Refusal> {
  const { tenantId } = call
  const lease = { until: new Date(deps.clock() + openingLeaseMs), free: new Date(deps.clock() + firstAskMs) }
  const claimed = account
    ? { ...attempt, ...account }
    : await deps.db.single(tenantId, (db) => claimAttempt(db, attempt.reference, lease))
  if (!claimed) return joinOpening(deps, tenantId, used, attempt.reference)
  const terms = await paymentTerms(deps, call, order, claimed, origin)
  const opened = await deps.gateways
    .get(claimed.gateway)
    .openSession(deps.gateways.open(claimed.sealed_credentials), terms)
  return saveOpened(deps, tenantId, { claimed, used }, opened)
}

/** Pressed twice: the other press is opening it at the gateway now, and this one gets the same session. */
async function joinOpening(
  deps: Deps,
  tenantId: string,
  used: AccountRow | undefined,
  reference: string,
): Promise<PaymentStep | Refusal> {
  for (let look = 0; look < joinLooks; look += 1) {
    await setTimeout(joinEveryMs)
    const attempt = await deps.db.read(tenantId, (db) => forSystem('derived', findAttempt(db, reference)))
    if (attempt?.state === 'open' && attempt.pay_url) return stepOf(deps, used, attempt)
    if (attempt?.state !== 'opening') break
  }
  return refuse('busy', { why: 'another call is opening its payment at the gateway' })
}

async function saveOpened(
  deps: Deps,
  tenantId: string,
  { claimed, used }: { claimed: AttemptRow; used: AccountRow | undefined },
  opened: OpenedSession | UnopenedSession,
): Promise<PaymentStep | Refusal> {
  const line = { step: opened.opened ? 'opened' : `not-opened-${opened.why}`, raw: opened.raw }
  const change = changeBy(opened, new Date(deps.clock()))
  await deps.db.single(tenantId, async (db) => {
    if (change) await saveAttempt(db, claimed.reference, claimed.fence, change, line)
    else await journalPayment(db, claimed.reference, line.step, line.raw)
  })
  if (opened.opened)
    return stepOf(deps, used, { ...claimed, pay_url: opened.payUrl, form: opened.form ?? null })
  return opened.why === 'refused'
    ? refuse('payment-failed')
    : refuse('busy', { why: `its gateway has not opened the payment: ${opened.why}` })
}

/** Nothing when it is not known whether the gateway opened it: the sweeper asks. */
function changeBy(opened: OpenedSession | UnopenedSession, now: Date): AttemptChange | undefined {
  if (opened.opened)
    return {
      state: 'open',
      pay_url: opened.payUrl,
      session_id: opened.sessionId,
      ...(opened.form && { form: JSON.stringify(opened.form) }),
      ask_at: new Date(now.getTime() + firstAskMs),
    }
  if (opened.why !== 'refused') return undefined
  return { state: 'closed', last_answer: 'refused', ask_at: null, settled_at: now }
}

function stepOf(deps: Deps, used: AccountRow | undefined, attempt: AttemptRow): PaymentStep {
  return {
    reference: attempt.reference,
    pay_url: attempt.pay_url ?? '',
    expires_at: attempt.session_ends_at.toISOString(),
    method: attempt.method ?? 'card',
    methods: methodsOf(deps, used),
    form: attempt.form ? payForm.parse(attempt.form) : null,
  }
}
