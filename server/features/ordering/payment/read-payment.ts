import type { PaymentWire } from '#contract/order.ts'
import { toDecimal } from '#domain/money.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderOfAttempt, type OrderRow } from '#server/store/orders.ts'
import { findAttempt, type AttemptRow } from '#server/store/payments.ts'
import type { Call } from '../call.ts'
import { askedLast, settleAttempt } from './settle-attempt.ts'

const freshMs = 1000

/**
 * Takes an attempt's unguessable reference; returns how the payment stands as the server knows it, asking the gateway
 * when nobody did within a second. The order's id only for the browser that placed it: elsewhere (bank apps) the
 * reference shows the status alone. Safety 11.
 */
export async function readPayment(deps: Deps, call: Call, reference: string): Promise<PaymentWire | Refusal> {
  const { tenantId } = call
  const before = await find(deps, tenantId, reference)
  if (!before) return refuse('payment-session-invalid')
  if (!mayAsk(before.attempt, deps.clock())) return show(before, call.shopper, false)
  const asked = (await settleAttempt(deps, tenantId, reference)) !== 'busy'
  return show((await find(deps, tenantId, reference)) ?? before, call.shopper, asked)
}

interface Found {
  readonly attempt: AttemptRow
  readonly order: OrderRow
}

function find({ db }: Deps, tenantId: string, reference: string): Promise<Found | undefined> {
  return db.read(tenantId, async (read) => {
    const [attempt, order] = await Promise.all([
      findAttempt(read, reference),
      findOrderOfAttempt(read, reference),
    ])
    return attempt && order && { attempt, order }
  })
}

/** Not when somebody asked within the last second. Who asks now, by a claim that lies further ahead, is joined. */
function mayAsk({ ask_at, session_ends_at, state }: AttemptRow, now: number): boolean {
  if (!ask_at || state === 'opening') return false
  const sinceAsked = now - askedLast(ask_at.getTime(), session_ends_at.getTime())
  return sinceAsked < 0 || sinceAsked >= freshMs
}

function show({ attempt, order }: Found, shopper: string | undefined, asked: boolean): PaymentWire {
  const mine = shopper !== undefined && order.shopper === shopper
  return {
    state: stateOf(attempt, order, asked),
    order_id: mine ? order.id : null,
    table_session_id: mine ? order.table_session_id : null,
    wallet_top_up: order.kind === 'wallet_topup',
    reservation_id: mine ? order.reservation_id : null,
    group_id: mine && order.kind === 'group_share' ? (order.draft.group?.id ?? null) : null,
    order_number: mine && order.number !== null ? String(order.number).padStart(3, '0') : null,
    amount: toDecimal(attempt.amount),
    currency: attempt.currency,
    can_retry: mine && order.status === 'callcenter_pending',
  }
}

function stateOf(attempt: AttemptRow, order: OrderRow, asked: boolean): PaymentWire['state'] {
  if (attempt.state === 'captured')
    return (order.number === null && order.kind === 'order') || order.refunding >= order.captured
      ? 'returned'
      : 'paid'
  if (order.status !== 'callcenter_pending') return isUnsure(attempt, asked) ? 'waiting' : 'expired'
  if (attempt.last_answer === 'declined') return 'declined'
  if (attempt.state === 'closed' || attempt.last_answer === 'expired') return 'expired'
  return attempt.state === 'open' && attempt.last_answer === 'open' ? 'open' : 'waiting'
}

/**
 * Its order has ended, and "nothing was charged" is said on the gateway's word alone: not while its bank has not answered,
 * not of a session that the gateway has not closed, and of one that it cannot close only when it was just asked.
 * Nor where all answers were of the other mode: nobody here knows then.
 */
function isUnsure({ state, last_answer, ask_at }: AttemptRow, asked: boolean): boolean {
  if (last_answer === 'wrong-mode') return true
  if (ask_at === null) return false
  return state !== 'late' || last_answer === 'submitted' || !asked
}
