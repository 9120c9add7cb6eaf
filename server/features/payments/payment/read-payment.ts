import type { PaymentWire } from '#contract/ordering/order.ts'
import { toDecimal } from '#domain/core/money.ts'
import { orderKinds } from '#domain/ordering/order-kind.ts'
import { isRefusal, type Refusal } from '#domain/core/refusal.ts'
import { authorize } from '#server/authorization/guarded.ts'
import { holds, linkHolder } from '#server/authorization/rules.ts'
import type { Deps } from '#server/core/deps.ts'
import { findPaymentStanding, type PaymentStanding } from '#server/store/payments/payment-standing.ts'
import { findOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import type { AttemptRow } from '#server/store/payments/payments.ts'
import type { Call } from '#server/http/call.ts'
import { settleReturned, unresolved } from './settle-attempt.ts'

const freshMs = 1000

/**
 * Takes an attempt's unguessable reference; returns how the payment stands as the server knows it, asking the gateway
 * when nobody did within a second, with the order's row where it was read anyway. The order's id only for the browser that
 * placed it: elsewhere (bank apps) the reference shows the status alone. Safety 11.
 */
export async function readPayment(
  deps: Deps,
  call: Call,
  reference: string,
): Promise<{ payment: PaymentWire; order: OrderRow } | Refusal> {
  const { tenantId } = call
  const returned = await settleReturned(deps, tenantId, reference, freshMs)
  if (isRefusal(returned)) return returned
  const { before, asked } = returned
  const { attempt, order } = before
  if (!asked) return { payment: show(standingOf(attempt, order), call, false), order }
  if (asked.order) {
    const captured = { ...attempt, state: 'captured' as const, last_answer: 'captured', ask_at: null }
    return { payment: show(standingOf(captured, asked.order), call, true), order: asked.order }
  }
  const [standing, after] = await deps.db.read(tenantId, (db) =>
    Promise.all([
      authorize(linkHolder('payment-session-invalid'), findPaymentStanding(db, reference)),
      authorize(linkHolder('order-unavailable'), findOrder(db, attempt.order_id)),
    ]),
  )
  if (isRefusal(standing)) return standing
  if (isRefusal(after)) return after
  return { payment: show(standing, call, asked.settled !== 'busy'), order: after }
}

const standingOf = (
  { state, last_answer, ask_at, session_ends_at, amount, currency, order_id }: AttemptRow,
  order: OrderRow,
): PaymentStanding => ({
  ...order,
  state,
  last_answer,
  ask_at,
  session_ends_at,
  amount,
  currency,
  order_id,
  group_id: order.draft.group?.id ?? null,
})

function show(payment: PaymentStanding, call: Call, asked: boolean): PaymentWire {
  const mine = holds(call, payment)
  const { order_id, table_session_id, reservation_id, kind, group_id, number } = payment
  return {
    state: stateOf(payment, asked),
    order_id: mine ? order_id : null,
    table_session_id: mine ? table_session_id : null,
    wallet_top_up: orderKinds[kind].isInWallet,
    reservation_id: mine ? reservation_id : null,
    group_id: mine && kind === 'group_share' ? group_id : null,
    order_number: mine && number !== null ? String(number).padStart(3, '0') : null,
    amount: toDecimal(payment.amount),
    currency: payment.currency,
    can_retry: mine && payment.status === 'callcenter_pending',
  }
}

function stateOf(payment: PaymentStanding, asked: boolean): PaymentWire['state'] {
  const { state, last_answer, status, number, kind, refunding, captured } = payment
  if (state === 'captured')
    return (number === null && orderKinds[kind].isCooked) || refunding >= captured ? 'returned' : 'paid'
  if (status !== 'callcenter_pending') return isUnsure(payment, asked) ? 'waiting' : 'expired'
  if (last_answer === 'declined') return 'declined'
  if (state === 'closed' || last_answer === 'expired') return 'expired'
  return state === 'open' && last_answer === 'open' ? 'open' : 'waiting'
}

/**
 * Its order has ended, and "nothing was charged" is said on the gateway's word alone: not while its bank has not answered,
 * not of a session that the gateway has not closed, and of one that it cannot close only when it was just asked.
 * Nor where all answers were of the other mode, or none was final: nobody here knows then.
 */
function isUnsure({ state, last_answer, ask_at }: PaymentStanding, asked: boolean): boolean {
  if (last_answer === 'wrong-mode' || last_answer === unresolved) return true
  if (ask_at === null) return false
  return state !== 'late' || last_answer === 'submitted' || !asked
}
