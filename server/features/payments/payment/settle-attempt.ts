import { setTimeout } from 'node:timers/promises'
import { dayMs, minuteMs } from '#domain/core/durations.ts'
import { forSystem } from '#server/authorization/guarded.ts'
import type { WriteDb } from '#server/database/tenant-db.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Payables } from '#server/ports/payable.ts'
import type { Answer } from '#server/adapters/payment/port.ts'
import { changeOrder } from '#server/store/ordering/change-order.ts'
import { tellOrderChanged } from '#server/store/core/outbox.ts'
import { lockOrder, type OrderRow } from '#server/store/ordering/orders.ts'
import {
  claimAttempt,
  findAttempt,
  journalPayment,
  lockClaim,
  saveAttempt,
  type AttemptRow,
} from '#server/store/payments/payments.ts'
import { recordCapture } from './record-capture.ts'

/** After opening, the sweeper asks first so much later; a claim lies further ahead than any usual wait. */
export const firstAskMs = 20_000
const leaseMs = 30_000
const lookEveryMs = 25
const mostLooks = 40
/** After an answer that is not final, the sweeper asks again so much later. */
export const askAgainMs = 15_000
/** Long after the session's end: a tenth of what has passed since. */
const slower = 10
/** How long after its session's end a submitted payment still holds the order (safety 3). */
export const submittedGraceMs = 5 * minuteMs
/** So long after its session's end an attempt is asked for; then a person looks it up (safety 3). */
export const askingEndsMs = dayMs

/** How an attempt stands after it was asked for. */
export type Settled = 'captured' | 'closed' | 'late' | 'submitted' | 'open' | 'busy'

/**
 * Takes our reference; asks the gateway how the payment stands, saves the raw answer, then brings the order to it.
 * Browser return, webhook and sweeper all come here, in any order and any number of times. `close`: the order needs
 * no money any more, so the gateway is told to take none. Safety 3, 4; no gateway call inside a transaction.
 */
export async function settleAttempt(
  deps: Deps,
  tenantId: string,
  reference: string,
  input: Input = {},
): Promise<Settled> {
  const key = `${tenantId}/${reference}`
  const before = await underWay.get(key)?.catch(() => undefined)
  if (before === 'captured' || before === 'closed') return before
  const asking = askAndRecord(deps, tenantId, reference, input)
  underWay.set(key, asking)
  return asking.finally(() => {
    if (underWay.get(key) === asking) underWay.delete(key)
  })
}

interface Input {
  readonly close?: boolean
  readonly due?: boolean
}

/** What this process is asking for now: a return and a webhook of one payment meet here as a rule. */
const underWay = new Map<string, Promise<Settled>>()

async function askAndRecord(deps: Deps, tenantId: string, reference: string, input: Input): Promise<Settled> {
  const claimed = await claim(deps, tenantId, reference, input.due ?? false)
  if (typeof claimed === 'string') return claimed
  const now = deps.clock()
  const account = deps.gateways.open(claimed.sealed_credentials)
  const gateway = deps.gateways.get(claimed.gateway)
  // a guest who is at the bank's page has the grace that the hold has
  const grace = claimed.state === 'submitted' ? submittedGraceMs : 0
  const close =
    (input.close ?? false) ||
    claimed.order_status !== 'callcenter_pending' ||
    claimed.session_ends_at.getTime() + grace <= now
  const session = {
    reference,
    ...(claimed.session_id !== null && { sessionId: claimed.session_id }),
    charged: claimed.state === 'submitted' || claimed.state === 'late',
    ageMs: now - claimed.made_at.getTime(),
    ...(claimed.method && { method: claimed.method }),
  }
  const answer = close
    ? await gateway.closeSession(account, session)
    : await gateway.askSession(account, session)
  await deps.db.single(tenantId, (db) =>
    journalPayment(db, reference, close ? 'close-answer' : 'answer', answer.raw),
  )
  const believed = answer.live === account.live
  if (!believed)
    deps.log.error({ tenant: tenantId, reference }, 'the answer is not of the account mode (safety 12)')
  const received = believed ? { ...answer, ...markOf(deps, tenantId, answer) } : otherMode
  const result = await deps.db.write(tenantId, (db) =>
    record(deps.payables, db, claimed, received, new Date(deps.clock())),
  )
  if (isLastAsk(claimed, now) && result !== 'captured' && result !== 'closed')
    deps.log.error(
      { tenant: tenantId, reference, gateway: claimed.gateway, answer: received.state },
      'the gateway gave no final answer in time: a person looks this payment up',
    )
  deps.wakeRelay()
  return believed ? result : 'busy'
}

/** It proves nothing, and is what staff read of the attempt: its money lies where this account does not look (safety 12). */
const otherMode: Received = { state: 'unknown', said: 'wrong-mode' }

/** An answer as far as it is believed. */
type Received = Pick<
  Answer,
  'state' | 'amount' | 'currency' | 'released' | 'gatewayPaymentId' | 'cardMark'
> & {
  readonly said?: 'wrong-mode'
}

/** The gateway's mark of a card is kept as a keyed hash alone. */
function markOf({ seal }: Deps, tenantId: string, { cardMark }: Answer): Pick<Answer, 'cardMark'> {
  return cardMark ? { cardMark: seal.mac('card', tenantId, cardMark) } : {}
}

/** One reader at a time. Another process's answer is worth a short wait. */
async function claim(deps: Deps, tenantId: string, reference: string, due: boolean) {
  for (let look = 0; look < mostLooks; look += 1) {
    const now = deps.clock()
    const claimed = await deps.db.single(tenantId, (db) =>
      claimAttempt(db, reference, {
        until: new Date(now + leaseMs),
        free: new Date(due ? now : now + firstAskMs),
        hint: !due,
      }),
    )
    if (claimed) return claimed
    const state = await finalState(deps, tenantId, reference)
    if (state !== 'busy' || due) return state
    await setTimeout(lookEveryMs)
  }
  return 'busy' as const
}

async function finalState(deps: Deps, tenantId: string, reference: string): Promise<Settled> {
  const row = await deps.db.read(tenantId, (db) => forSystem('gateway', findAttempt(db, reference)))
  return row?.state === 'captured' || row?.state === 'closed' ? row.state : 'busy'
}

async function record(
  payables: Payables,
  db: WriteDb,
  attempt: AttemptRow,
  answer: Received,
  now: Date,
): Promise<Settled> {
  const [order, ours] = await Promise.all([
    forSystem('gateway', lockOrder(db, attempt.order_id)),
    lockClaim(db, attempt),
  ])
  if (!order) throw new Error(`attempt ${attempt.reference} has no order`)
  if (!ours) return 'busy'
  if (answer.state === 'captured' && answer.amount !== undefined && answer.currency !== undefined) {
    const captured = { amount: answer.amount, currency: answer.currency }
    await recordCapture(
      payables,
      db,
      order,
      attempt,
      { ...captured, paymentId: answer.gatewayPaymentId, cardMark: answer.cardMark },
      now,
    )
    return 'captured'
  }
  if (answer.state === 'closed') {
    const final = { state: 'closed' as const, ask_at: null, settled_at: now }
    await saveAttempt(db, attempt.reference, attempt.fence, {
      ...final,
      last_answer: attempt.last_answer ?? 'closed',
    })
    await tellPayable(db, order, attempt)
    return 'closed'
  }
  if (attempt.state === 'late' || answer.released) {
    await tellPayable(db, order, attempt)
    return waitForLate(db, attempt, answer, now)
  }
  if (answer.state === 'submitted') {
    await extendHold(db, order, attempt, now)
    // its page learns that nothing is to be paid meanwhile
    if (attempt.state !== 'submitted') await tellPaying(db, order)
    const again = { state: 'submitted' as const, ...nextAsk(attempt, answer, now) }
    await saveAttempt(db, attempt.reference, attempt.fence, again)
    return 'submitted'
  }
  // money without a sum proves nothing yet, as does no answer
  const received = answer.state !== 'unknown' && answer.state !== 'captured'
  if (received && attempt.state !== 'opening') await tellPayable(db, order, attempt)
  return waitOn(db, attempt, answer, now)
}

/** One that was under way has failed, so its order can be paid again: its page, which shows no way to pay, hears of it. */
async function tellPayable(db: WriteDb, order: OrderRow, { state }: AttemptRow): Promise<void> {
  if (state === 'submitted' && order.status === 'callcenter_pending') await tellPaying(db, order)
}

async function waitOn(db: WriteDb, attempt: AttemptRow, answer: Received, now: Date): Promise<Settled> {
  const isHeard = answer.state !== 'unknown' && answer.state !== 'captured' && attempt.state !== 'opening'
  const change = { ...(isHeard && { state: 'open' as const }), ...nextAsk(attempt, answer, now) }
  await saveAttempt(db, attempt.reference, attempt.fence, change)
  return 'open'
}

/** The order may be paid by another attempt from now on; what this one still brings is late money (safety 3). */
async function waitForLate(db: WriteDb, attempt: AttemptRow, answer: Received, now: Date): Promise<Settled> {
  const late = { state: 'late' as const, ...nextAsk(attempt, answer, now) }
  await saveAttempt(db, attempt.reference, attempt.fence, late)
  return 'late'
}

async function tellPaying(db: WriteDb, order: OrderRow): Promise<void> {
  await tellOrderChanged(db, await changeOrder(db, order.id, { version: order.version + 1 }))
}

/** Only a submitted attempt extends the hold, at most to the session's end and five minutes (safety 3). */
export async function extendHold(
  db: WriteDb,
  order: OrderRow,
  attempt: AttemptRow,
  now: Date,
): Promise<void> {
  const most = attempt.session_ends_at.getTime() + submittedGraceMs
  const wanted = Math.min(most, now.getTime() + submittedGraceMs)
  if (order.status !== 'callcenter_pending' || !order.hold_until || order.hold_until.getTime() >= wanted)
    return
  await changeOrder(db, order.id, { hold_until: new Date(wanted) })
}

/** What is kept of an answer that is not final, and when it is asked for next: the last one that proves nothing is a person's. */
function nextAsk(
  attempt: AttemptRow,
  { state, said }: Received,
  now: Date,
): { ask_at: Date | null; last_answer?: string } {
  const heard = state === 'unknown' || state === 'captured' ? said : state
  const isUnresolved = isLastAsk(attempt, now.getTime()) && (heard === undefined || heard === 'submitted')
  const last = isUnresolved ? unresolved : heard
  return { ask_at: askAgain(attempt, now), ...(last && { last_answer: last }) }
}

/** What staff read of an attempt whose gateway never said how it ended. */
export const unresolved = 'unresolved'

const isLastAsk = ({ session_ends_at: end }: AttemptRow, now: number) => now - end.getTime() > askingEndsMs

/** Asking goes on for 24 hours after the session's end (safety 3), more and more slowly. */
function askAgain(attempt: AttemptRow, now: Date): Date | null {
  if (isLastAsk(attempt, now.getTime())) return null
  const over = now.getTime() - attempt.session_ends_at.getTime()
  return new Date(now.getTime() + Math.max(askAgainMs, over / slower))
}

/** Takes when an attempt is asked for next and its session's end, UTC ms; returns when it was asked for last, by askAgain(). */
export function askedLast(askAt: number, end: number): number {
  return Math.min(askAt - askAgainMs, (askAt * slower + end) / (slower + 1))
}
